import Foundation
import LegacyJSON
import Testing

@Suite("JSON: parsing")
struct ParsingTests {
  @Test(
    "what is not JSON throws from JSON(data:), and is null without an error elsewhere",
    arguments: [
      "", "  ", "{", "[1 2]", "{a: 1}", "['a']", "[01]", "[1.]", "[.5]", "[+1]", "[NaN]", "[1] x", "[1e400]", "nope",
    ])
  func malformed(text: String) {
    #expect(throws: (any Error).self) { try JSON(data: Data(text.utf8)) }
    for json in [JSON(parseJSON: text), JSON(Data(text.utf8))] {
      #expect(json.type == .null)
      #expect(json.error == nil)
      #expect(json.exists())
    }
  }

  @Test("fragments become null, and throw from JSON(data:)", arguments: ["5", "\"s\"", "true", "null"])
  func fragments(text: String) {
    #expect(throws: (any Error).self) { try JSON(data: Data(text.utf8)) }
    #expect(JSON(parseJSON: text) == JSON.null)
    #expect(JSON(Data(text.utf8)) == JSON.null)
  }

  @Test func fragmentsAreReadWhenAllowed() throws {
    #expect(try JSON(data: Data("5".utf8), options: .fragmentsAllowed).int == 5)
  }

  @Test(
    "as SwiftyJSON 3 did, without an error: fragments are documents, and what is none is null",
    arguments: [("5", JSON(5)), ("\"s\"", "s"), ("{\"a\":[1]}", ["a": [1]] as JSON), ("", .null), ("{", .null)])
  func parsed(text: String, expected: JSON) {
    let json = JSON(parsing: Data(text.utf8))
    #expect(json == expected)
    #expect(json.error == nil)
  }

  @Test func withoutFragmentsALoneValueIsNull() {
    #expect(JSON(parsing: Data("5".utf8), options: []) == JSON.null)
  }

  @Test func aStringIsNotParsed() {
    #expect(JSON("5").type == .string)
    #expect(JSON("[1]").type == .string)
  }

  @Test(
    "every kind of value has its type",
    arguments: [
      ("1", Type.number), ("-1.5", .number), ("true", .bool), ("false", .bool), ("\"\"", .string), ("null", .null),
      ("[]", .array), ("{}", .dictionary),
    ])
  func types(text: String, type: Type) {
    #expect(JSON(parseJSON: "[\(text)]")[0].type == type)
  }

  @Test(
    "integers are exact to 64 bits",
    arguments: [
      "0", "1", "-1", "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
      "18446744073709551615",
    ])
  func integers(text: String) {
    #expect(JSON(parseJSON: "[\(text)]")[0].stringValue == text)
  }

  @Test(
    "what a double cannot hold is exact as a decimal",
    arguments: [
      "18446744073709551616", "123456789012345678901234567890", "-9223372036854775809", "3.14159265358979323846",
    ])
  func decimals(text: String) {
    #expect(JSON(parseJSON: "[\(text)]")[0].stringValue == text)
  }

  @Test func trailingCommasAndByteOrderMarksAreAccepted() {
    #expect(JSON(parseJSON: "[1,]").array?.count == 1)
    #expect(JSON(parseJSON: "\u{feff}[1]").array?.count == 1)
  }

  @Test(
    "of equal keys the last one counts, at any place and however it is written",
    arguments: [
      "{\"a\":1,\"a\":2}", "{\"a\":1,\"b\":0,\"a\":2}", "{\"a\":{\"x\":1},\"a\":2}", "{\"\\u0061\":1,\"a\":2}",
    ])
  func equalKeys(text: String) {
    #expect(JSON(parseJSON: text)["a"] == 2)
  }

  @Test("keys are equal as Swift's strings are: composed or not")
  func canonicallyEqualKeys() {
    let json = JSON(parseJSON: "{\"é\":1,\"e\u{301}\":2}")
    #expect(json.count == 1 && json["é"] == 2)
  }

  // What differs from JSONSerialization on Linux, as the README says.
  @Test func aByteOrderMarkInsideAStringIsKept() {
    #expect(JSON(parseJSON: "[\"\u{FEFF}a\"]")[0].string == "\u{FEFF}a")
    #expect(JSON(parseJSON: "[\"a\\n\u{FEFF}b\"]")[0].string == "a\n\u{FEFF}b")
  }

  // This too.
  @Test func aNumberOutOfRangeIsAnErrorUnderAKeyThatComesAgainToo() {
    #expect(throws: CocoaError.self) { try JSON(data: Data("{\"a\":1e400,\"a\":1}".utf8)) }
  }

  @Test(
    "an error says where the document goes wrong",
    arguments: [
      ("[1,\n  x]", "unexpected “x”, in line 2, column 3."), ("[1", "unexpected end, in line 1, column 3."),
      ("[\"\\q\"]", "invalid escape, in line 1, column 4."),
      ("5", "neither an array nor an object, in line 1, column 1."),
      ("[01]", "a number with a leading zero, in line 1, column 3."), ("", "unexpected end, in line 1, column 1."),
      ("[1e400]", "a number that is out of range, in line 1, column 7."),
      ("[\"\\ud800\"]", "half of a surrogate pair, in line 1, column 9."),
      ("[\"\u{1}\"]", "control character 0x1 in a string, in line 1, column 3."),
    ])
  func places(text: String, message: String) throws {
    let error = try #require(throws: CocoaError.self) { try JSON(data: Data(text.utf8)) }
    #expect(error.code == .propertyListReadCorrupt)
    #expect(error.userInfo[NSDebugDescriptionErrorKey] as? String == message)
    #expect(error.localizedDescription.hasSuffix(message))
  }

  @Test(arguments: [511, 512, 513, 600])
  func nestingIsLimited(depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect((JSON(parseJSON: text).type == .array) == (depth <= 512))
  }
}
