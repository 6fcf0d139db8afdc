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

  @Test func nestingIsLimited() {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    #expect(JSON(parseJSON: deep) == JSON.null)
  }
}
