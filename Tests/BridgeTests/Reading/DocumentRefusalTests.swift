import Bridge
import LegacyJSON
import Testing

/// A type says which documents it refuses as a whole, as its old initializer did.
@Suite("Documents that are refused as a whole")
struct DocumentRefusalTests {
  private struct Absent: LegacyFailableDecodable {
    static var legacyRules: [LegacyRule] { [.refusesAbsent] }
    let id: Int
  }
  private struct Null: LegacyFailableDecodable {
    static var legacyRules: [LegacyRule] { [.refusesNull] }
    let id: Int
  }
  private struct Empty: LegacyFailableDecodable {
    static var legacyRules: [LegacyRule] { [.refusesEmpty] }
    let id: Int
  }
  private struct Holder: LegacyDecodable {
    let absent: Absent?
    let null: Null?
    let empty: Empty?
    let all: [Empty]
  }

  private static let documents: [JSON] = [
    JSON.null, JSON(parseJSON: "{}")["none"], JSON(parseJSON: #"{"a": null}"#)["a"], [:], [], 5, "", "text", true,
    ["id": 5], [1], ["id": "x"],
  ]

  @Test("by the question that the initializer asked", arguments: documents.indices)
  func areRefused(_ index: Int) {
    let json = Self.documents[index]
    #expect((Absent(json: json) == nil) == !json.exists())
    #expect((Null(json: json) == nil) == (json == JSON.null))
    #expect((Empty(json: json) == nil) == json.isEmpty)
    #expect(Absent(json: json)?.id ?? json["id"].intValue == json["id"].intValue)
  }

  @Test("and leave an optional nil, and an element out")
  func insideOthers() {
    let json: JSON = ["absent": ["id": 1], "null": 5, "empty": [:], "all": [["id": 2], [:], 5, ["id": 3]]]
    let holder = Holder(json: json)
    #expect(holder.absent?.id == 1)
    #expect(holder.null?.id == 0)
    #expect(holder.empty == nil)
    #expect(holder.all.map(\.id) == [2, 3])
    let empty = Holder(json: [:])
    #expect(empty.absent == nil && empty.null == nil && empty.empty == nil && empty.all.isEmpty)
  }

  @Test("by every way of decoding")
  func everyWay() {
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Empty.self, from: [:]) }
    #expect(throws: DecodingError.self) { try JSON([:]).decode(Empty.self) }
    #expect(throws: Never.self) { try LegacyDecoder().decode([Empty].self, from: [[:]]) }
  }
}
