import Foundation
import LegacyJSON
import Testing

@Suite("JSON: Codable")
struct CodableTests {
  @Test func aPropertyKeepsWhateverIsThere() throws {
    struct Envelope: Codable {
      let payload: JSON
      let other: JSON?
    }
    let text = #"{"payload":{"a":[1,-1.5,"x",true,null,18446744073709551615,{}]},"other":null}"#
    let envelope = try JSONDecoder().decode(Envelope.self, from: Data(text.utf8))
    #expect(envelope.payload == JSON(parseJSON: text)["payload"])
    #expect(
      envelope.payload["a"].arrayValue.map(\.type) == [.number, .number, .string, .bool, .null, .number, .dictionary])
    #expect(envelope.other == nil)
    let again = try JSONDecoder().decode(Envelope.self, from: JSONEncoder().encode(envelope))
    #expect(again.payload == envelope.payload)
  }

  @Test func aWholeDoubleIsEncodedAsAnInteger() throws {
    #expect(String(decoding: try JSONEncoder().encode(JSON([1.0])), as: UTF8.self) == "[1]")
  }

  @Test func keysAreLeftAloneByAKeyStrategy() throws {
    struct Envelope: Codable { let theItem: JSON }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let text = #"{"the_item":{"product_id":[{"image_url":"x"}]}}"#
    let envelope = try decoder.decode(Envelope.self, from: Data(text.utf8))
    #expect(envelope.theItem["product_id"][0]["image_url"] == "x")
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(
      String(decoding: try encoder.encode(Envelope(theItem: ["aB": 1])), as: UTF8.self) == #"{"the_item":{"aB":1}}"#)
  }

  @Test func aPropertyListIsReadToo() throws {
    let list: [String: Any] = ["a": [1, 2.5, "x", true], "d": Date(timeIntervalSince1970: 0)]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let json = try PropertyListDecoder().decode(JSON.self, from: data)
    #expect(json["a"] == [1, 2.5, "x", true])
    // A property list has dates; JSON has no value for them.
    #expect(json["d"] == JSON.null && json["d"].exists())
  }
}
