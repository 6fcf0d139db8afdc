import LegacyJSON
import Testing

@Suite("JSON: strings")
struct StringTests {
  private func value(_ text: String) -> JSON { JSON(parseJSON: "[\(text)]")[0] }

  @Test(
    "only strings are strings",
    arguments: [
      ("\"s\"", String?("s")), ("\"\"", ""), ("\"\\u00e9\\n\"", "é\n"), ("1", nil), ("true", nil), ("null", nil),
      ("[\"s\"]", nil), ("{}", nil),
    ])
  func string(text: String, expected: String?) {
    #expect(value(text).string == expected)
  }

  @Test(
    "stringValue gives a number's text",
    arguments: [
      ("\"s\"", "s"), ("1", "1"), ("-5", "-5"), ("1.0", "1.0"), ("1.5", "1.5"), ("0.1", "0.1"), ("1e3", "1000.0"),
      ("1e-7", "1e-07"), ("1e16", "1e+16"), ("1e15", "1000000000000000.0"),
      ("18446744073709551615", "18446744073709551615"),
      ("true", "true"), ("false", "false"), ("null", ""), ("[1]", ""), ("{\"a\":1}", ""),
    ])
  func stringValue(text: String, expected: String) {
    #expect(value(text).stringValue == expected)
  }

  @Test func anAbsentStringIsEmpty() {
    #expect(JSON(["a": 1])["b"].stringValue == "")
    #expect(JSON(["a": 1])["b"].string == nil)
  }
}
