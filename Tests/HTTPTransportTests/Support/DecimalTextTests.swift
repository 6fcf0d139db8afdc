import HTTPTransport
import Testing

@Suite("Numbers in decimal digits")
struct DecimalTextTests {
  @Test(
    "the integral part is exact",
    arguments: [
      ("9007199254740993.0", 9_007_199_254_740_993), ("9007199254740993.9", 9_007_199_254_740_993),
      ("-9007199254740993.5", -9_007_199_254_740_993), ("9.007199254740993e15", 9_007_199_254_740_993),
      ("9007199254740993E0", 9_007_199_254_740_993), ("90071992547409930e-1", 9_007_199_254_740_993),
      ("9223372036854775807.9", .max), ("-9223372036854775808.9", .min), ("1.9", 1), ("-1.9", -1), ("-0.5", 0),
      ("0.5", 0), ("5.", 5), (".5", 0), ("+5", 5), ("+5.5", 5), ("1e3", 1000), ("12.5e1", 125), ("0e999999999999", 0),
      ("1e-999999999999999999999", 0), ("0001.5", 1), ("1e-400", 0), ("-0", 0), ("-0.0", 0), ("7", 7),
      (String(repeating: "0", count: 500) + "3.0", 3),
    ] as [(String, Int64)])
  func integralPart(text: String, value: Int64) {
    #expect(DecimalText.integralPart(of: text, as: Int64.self) == value)
  }

  @Test(
    "what is none, or does not fit, is nil",
    arguments: [
      "9223372036854775808.0", "-9223372036854775809.0", "1e30", "1e400", "1e999999999999999999999", "", "-", "+", ".",
      "e", "1e", "e1", "1.2.3", "1e1.5", "--1", "0x10", "0x1p3", "inf", "nan", "1 ", " 1.0", "1,5", "abc", "٣.0",
    ])
  func isNil(text: String) {
    #expect(DecimalText.integralPart(of: text, as: Int64.self) == nil)
  }

  @Test func otherTypesHaveTheirOwnLimits() {
    #expect(DecimalText.integralPart(of: "18446744073709551615.5", as: UInt64.self) == .max)
    #expect(DecimalText.integralPart(of: "18446744073709551616.0", as: UInt64.self) == nil)
    #expect(DecimalText.integralPart(of: "255.9", as: UInt8.self) == 255)
    #expect(DecimalText.integralPart(of: "256.0", as: UInt8.self) == nil)
    #expect(DecimalText.integralPart(of: "-0.9", as: UInt8.self) == 0)
    #expect(DecimalText.integralPart(of: "-1.0", as: UInt8.self) == nil)
    #expect(DecimalText.integralPart(of: "-128.5", as: Int8.self) == -128)
  }
}
