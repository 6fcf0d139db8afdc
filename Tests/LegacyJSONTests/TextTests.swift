import Foundation
import LegacyJSON
import Testing

@Suite("JSON: text and data")
struct TextTests {
  @Test(
    "scalars have plain text",
    arguments: [
      (JSON("a \"b\""), "a \"b\""), (1, "1"), (JSON(1.0), "1.0"), (true, "true"), (JSON.null, "null"),
    ])
  func scalars(json: JSON, text: String) {
    #expect(json.rawString() == text)
    #expect(json.description == text)
    #expect("\(json)" == text)
  }

  @Test func containersArePrettyPrintedByDefault() {
    #expect(JSON(["a": 1]).rawString() == "{\n  \"a\" : 1\n}")
    #expect(JSON(["a": "b/c"]).rawString(options: []) == "{\"a\":\"b\\/c\"}")
    #expect(JSON(["b": 1, "a": [true, JSON.null]]).rawString(options: .sortedKeys) == "{\"a\":[true,null],\"b\":1}")
  }

  @Test func scalarsHaveNoData() {
    for json in [JSON(1), "s", true, .null] {
      #expect(throws: SwiftyJSONError.invalidJSON) { try json.rawData() }
    }
    #expect(throws: SwiftyJSONError.invalidJSON) { try JSON(["d": Date()]).rawData() }
  }

  @Test func dataIsParsedAgain() throws {
    let json: JSON = ["a": [1, 2.5, "x", true, JSON.null], "b": ["c": JSON(UInt64.max)]]
    #expect(try JSON(data: json.rawData()) == json)
  }

  @Test func whatIsUnknownHasNoText() {
    #expect(JSON(Date()).rawString() == nil)
    #expect(JSON(Date()).description == "unknown")
  }
}
