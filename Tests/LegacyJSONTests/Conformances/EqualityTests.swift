import Foundation
import LegacyJSON
import Testing

@Suite("JSON: equality")
struct EqualityTests {
  private func value(_ text: String) -> JSON { JSON(parseJSON: "[\(text)]")[0] }

  @Test(
    "equal",
    arguments: [
      ("1", "1.0"), ("0", "-0.0"), ("[1]", "[1.0]"), ("{\"a\":1}", "{\"a\":1.0}"), ("\"é\"", "\"e\\u0301\""),
      ("null", "null"), ("[null]", "[null]"), ("18446744073709551615", "18446744073709551615"), ("[]", "[]"),
      ("123456789012345678901234567890", "123456789012345678901234567890"), ("{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}"),
    ])
  func equal(left: String, right: String) {
    #expect(value(left) == value(right))
    #expect(value(right) == value(left))
  }

  @Test(
    "not equal",
    arguments: [
      ("true", "1"), ("false", "0"), ("\"1\"", "1"), ("[1]", "[true]"), ("{\"a\":1}", "{\"a\":true}"), ("null", "0"),
      ("null", "\"\""), ("[]", "{}"), ("[1,2]", "[2,1]"), ("9007199254740993", "9007199254740992"),
      ("{\"a\":null}", "{}"),
      ("18446744073709551615", "-1"), ("true", "false"), ("1", "2"),
    ])
  func unequal(left: String, right: String) {
    #expect(value(left) != value(right))
    #expect(value(right) != value(left))
  }

  @Test func whatIsAbsentEqualsNull() {
    #expect(JSON(["a": 1])["b"] == JSON.null)
    #expect(JSON(["a": 1])["b"] == JSON([1])[5])
  }

  @Test func whatIsUnknownEqualsNothing() {
    let unknown = JSON(Date())
    let same = unknown
    #expect(unknown != same)
    #expect(unknown != JSON.null)
  }
}
