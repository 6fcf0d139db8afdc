import Foundation
import LegacyJSON
import Testing

@Suite("JSON: doubles, floats, NSNumber")
struct FloatingPointTests {
  private func value(_ text: String) -> JSON { JSON(parseJSON: "[\(text)]")[0] }

  @Test(
    "numbers and booleans",
    arguments: [
      ("1", Double?(1)), ("-1.5", -1.5), ("0.1", 0.1), ("1e300", 1e300), ("true", 1), ("false", 0), ("\"1.5\"", nil),
      ("null", nil), ("[1]", nil), ("18446744073709551615", 18_446_744_073_709_551_616),
    ])
  func double(text: String, expected: Double?) {
    #expect(value(text).double == expected)
    #expect(value(text).float == expected.map { Float($0) })
  }

  @Test(
    "doubleValue reads the number that a string begins with",
    arguments: [
      ("1.5", 1.5), ("12.5kg", 12.5), (" -0.25 ", -0.25), ("1e-2", 0.01), ("abc", 0), ("NaN", 0), ("inf", 0), ("", 0),
    ])
  func strings(text: String, expected: Double) {
    #expect(JSON(text).doubleValue == expected)
    #expect(JSON(text).floatValue == Float(expected))
    #expect(JSON(text).double == nil)
  }

  @Test("a string's number is the nearest double", arguments: ["19.99", "0.07", "35.689487", "1e30"])
  func nearestOfAString(text: String) {
    #expect(JSON(text).doubleValue == Double(text))
    #expect(JSON(text).numberValue == NSDecimalNumber(string: text))
  }

  @Test func nsNumbers() {
    #expect(value("1.5").number == NSNumber(value: 1.5))
    #expect(value("true").number == NSNumber(value: 1))
    #expect(value("\"1\"").number == nil)
    #expect(JSON("12abc").numberValue == NSNumber(value: 12))
    #expect(JSON("abc").numberValue == NSNumber(value: 0))
    #expect(JSON.null.numberValue == NSNumber(value: 0))
    #expect(JSON.null.numberValue.stringValue == "0")
    #expect(value("18446744073709551615").numberValue.uint64Value == .max)
  }

  @Test func aFloatKeepsItsText() {
    #expect(JSON(Float(1.1)).stringValue == "1.1")
    #expect(JSON(Float(1.1)).float == 1.1)
    #expect(JSON(Float(1.1)).double == Double(Float(1.1)))
  }
}
