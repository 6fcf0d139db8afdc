import LegacyJSON
import Testing

@Suite("JSON: integers")
struct IntegerTests {
  private func value(_ text: String) -> JSON { JSON(parseJSON: "[\(text)]")[0] }

  @Test(
    "numbers are truncated and wrapped; booleans are 1 and 0; nothing else is a number",
    arguments: [
      ("0", Int?(0)), ("7", 7), ("-7", -7), ("1.9", 1), ("-1.9", -1), ("0.5", 0), ("-0.0", 0), ("1e3", 1000),
      ("true", 1), ("false", 0), ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775808", .min), ("18446744073709551615", -1), ("1e300", .min), ("-1e300", .min),
      ("18446744073709551616", 0), ("\"7\"", nil), ("\"\"", nil), ("null", nil), ("[7]", nil), ("{\"a\":7}", nil),
    ])
  func int(text: String, expected: Int?) {
    #expect(value(text).int == expected)
    #expect(value(text).int64 == expected.map(Int64.init))
    if let expected { #expect(value(text).intValue == expected) }
  }

  @Test("narrow integers take the low bits")
  func widths() {
    #expect(value("300").int8 == 44)
    #expect(value("-129").int8 == 127)
    #expect(value("128").int8Value == -128)
    #expect(value("300").uInt8 == 44)
    #expect(value("-1").uInt8 == 255)
    #expect(value("40000").int16 == -25536)
    #expect(value("65536").uInt16 == 0)
    #expect(value("2147483648").int32 == .min)
    #expect(value("4294967296").uInt32 == 0)
    #expect(value("-1").uInt32 == .max)
    #expect(value("-1").uInt == .max)
    #expect(value("-1").uInt64 == .max)
    #expect(value("18446744073709551615").uInt == .max)
    #expect(value("18446744073709551615").uInt64 == .max)
    #expect(value("1.9").uInt8Value == 1)
    #expect(value("true").uInt16Value == 1)
  }

  @Test(
    "intValue reads the number that a string begins with",
    arguments: [
      ("12", 12), ("12abc", 12), (" 12 ", 12), ("\t12", 12), ("\n12", 12), ("1,234", 1), ("1 234", 1), ("1_234", 1),
      ("1e3", 1000), ("1E3", 1000), ("1e+2", 100), ("1e", 1), ("1e+", 1), ("1.9", 1), ("-1.9", -1), ("-5", -5),
      ("+5", 5), ("--5", 0), ("- 5", 0), (".5", 0), ("5.", 5), ("1.2.3", 1), ("00012", 12), ("0x10", 0), ("abc", 0),
      ("", 0), (" ", 0), ("-", 0), ("NaN", 0), ("inf", 0), ("true", 0), ("１２", 0), ("1e200", 0),
      ("9223372036854775807", .max), ("9223372036854775808", .min), ("18446744073709551615", -1),
    ])
  func strings(text: String, expected: Int) {
    #expect(JSON(text).intValue == expected)
    #expect(JSON(text).int64Value == Int64(expected))
    #expect(JSON(text).int == nil)
  }

  @Test func everythingElseIsZero() {
    for json in [JSON.null, [1], ["a": 1], JSON(["a": 1])["absent"]] {
      #expect(json.intValue == 0)
      #expect(json.uInt8Value == 0)
      #expect(json.int32Value == 0)
    }
  }
}
