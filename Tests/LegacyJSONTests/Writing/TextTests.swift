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

  @Test(
    "an options dictionary says how it is written",
    arguments: [
      (["a": JSON.null], [.castNilToNSNull: true], "{\"a\": null}"),
      ([1, "x\"y\\", true, [2.5], JSON.null], [.castNilToNSNull: true], #"[1,"x\"y\\",true,[2.5],null]"#),
      (["a": "b/c\n"], [.castNilToNSNull: true], #"{"a": "b/c\n"}"#),
      ([[[1]]], [.castNilToNSNull: true, .maxObjextDepth: 4], "[[[1]]]"),
      ([[[1]]], [.castNilToNSNull: true, .maxObjextDepth: 3], nil),
      ([1], [.jsonSerialization: JSONSerialization.WritingOptions()], "[1]"),
      (["b": 1, "a": 2], [.jsonSerialization: JSONSerialization.WritingOptions.sortedKeys], "{\"a\":2,\"b\":1}"),
      (["a": 1], [.encoding: String.Encoding.ascii], "{\n  \"a\" : 1\n}"), (["a": 1], [:], "{\n  \"a\" : 1\n}"),
      ("x", [.castNilToNSNull: true], "x"), (JSON.null, [.castNilToNSNull: true], "null"),
    ] as [(JSON, [writingOptionsKeys: any Sendable], String?)])
  func optionsDictionary(json: JSON, options: [writingOptionsKeys: any Sendable], expected: String?) {
    #expect(json.rawString(options) == expected)
  }

  @Test func whatIsWrittenOnOneLineIsJSON() throws {
    let json: JSON = ["k\"\u{1}": ["a\\b\t\r\n", "é😀", -0.5, JSON(UInt64.max)]]
    let text = try #require(json.rawString([.castNilToNSNull: true]))
    #expect(JSON(parseJSON: text) == json)
  }

  @Test func numbersWithoutAJSONFormHaveNoData() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(throws: SwiftyJSONError.invalidJSON) { try JSON([number]).rawData() }
      #expect(JSON([number]).rawString() == nil)
    }
  }

  @Test func aDebugDescriptionIsTheDescription() {
    for json in [JSON(1), "s", [1], ["a": 1], .null] { #expect(json.debugDescription == json.description) }
  }
}
