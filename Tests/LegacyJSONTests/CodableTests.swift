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
}
