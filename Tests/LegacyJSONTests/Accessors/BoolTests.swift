import LegacyJSON
import Testing

@Suite("JSON: booleans")
struct BoolTests {
  private func value(_ text: String) -> JSON { JSON(parseJSON: "[\(text)]")[0] }

  @Test(
    "only true and false are booleans",
    arguments: [
      ("true", Bool?(true)), ("false", false), ("1", nil), ("0", nil), ("\"true\"", nil), ("null", nil),
      ("[true]", nil),
    ])
  func bool(text: String, expected: Bool?) {
    #expect(value(text).bool == expected)
  }

  @Test(
    "boolValue of strings",
    arguments: [
      ("true", true), ("TRUE", true), ("True", true), ("y", true), ("Y", true), ("t", true), ("yes", true),
      ("YES", true),
      ("1", true), ("false", false), ("no", false), ("0", false), ("2", false), ("01", false), (" true", false),
      ("true ", false), ("on", false), ("", false),
    ])
  func strings(text: String, expected: Bool) {
    #expect(JSON(text).boolValue == expected)
  }

  @Test(
    "boolValue of everything else",
    arguments: [
      ("true", true), ("false", false), ("0", false), ("1", true), ("2", true), ("-1", true), ("0.5", false),
      ("1.5", true), ("0.0", false), ("18446744073709551615", true), ("null", false), ("[true]", false),
      ("{\"a\":true}", false),
    ])
  func others(text: String, expected: Bool) {
    #expect(value(text).boolValue == expected)
  }
}
