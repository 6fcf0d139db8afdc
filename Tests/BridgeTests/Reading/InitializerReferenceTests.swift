import Bridge
import Foundation
import LegacyJSON
import Testing

/// `map(Tag.init)` on documents means the initializer that the old code meant.
@Suite("References to init(json:)")
struct InitializerReferenceTests {
  private struct Tag: LegacyDecodable {
    let name: String
  }

  private struct Story: LegacyFailableDecodable {
    let id: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
      self.id = id
    }
  }

  private struct Part: LegacyThrowingDecodable {
    let id: Int
  }

  private class Model: LegacyDecodable {
    let id: Int
    required init(from decoder: any Decoder) throws {
      id = try decoder.legacyContainer().value(Int.self, at: "id")
    }
  }

  private func made<Made: Model>(_ documents: [JSON]) -> [Made] { documents.map(Made.init) }

  @Test func theyAreNotAmbiguous() throws {
    let json: JSON = ["tags": [["name": "a"], ["name": 2]], "stories": [["id": 1], [:]]]
    #expect(json["tags"].arrayValue.map(Tag.init).map(\.name) == ["a", "2"])
    #expect(json["stories"].arrayValue.compactMap(Story.init).map(\.id) == [1])
    #expect(try json["stories"].arrayValue.map(Part.init).map(\.id) == [1, 0])
    #expect(made(json["stories"].arrayValue).map(\.id) == [1, 0])
  }

  @Test func anotherDecoderMayBeGiven() {
    struct Event: LegacyDecodable {
      let date: Date?
    }
    let event = Event(decoding: ["date": 5], with: LegacyDecoder(dateDecodingStrategy: .secondsSince1970))
    #expect(event.date == Date(timeIntervalSince1970: 5))
  }
}
