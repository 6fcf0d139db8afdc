import LegacyJSON
import LegacyRequests
import Testing

@Suite struct ReadingTests {
  static let texts: [(String, Int?)] = [
    ("12", 12), (" 12\n", 12), ("-3", -3), ("+3", 3), ("12.9", 12), ("-12.9", -12), ("1e3", 1000), ("12abc", nil),
    ("1,234", nil), ("", nil), (" ", nil), ("nan", nil), ("inf", nil), ("1e30", nil), ("99999999999999999999", nil),
    ("007", 7), ("-0", 0), ("-0.9", 0), ("12 34", nil), ("--1", nil), ("1.", 1), ("true", nil), ("１２", nil),
    ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775808", nil), ("\u{3000}12\t", 12),
    ("0x10", nil), ("0x1p3", nil), ("-0X1", nil),
  ]

  @Test(arguments: texts) func aStringMustBeWhollyANumber(text: String, expected: Int?) {
    #expect(APIUtil.int(JSON(text)) == expected)
    #expect(APIUtil.int64(JSON(text)) == expected.map(Int64.init))
  }

  @Test func numbersAreReadAsTheAccessorsDo() {
    #expect(APIUtil.int(1.9) == 1)
    #expect(APIUtil.int(true) == 1)
    #expect(APIUtil.int64(JSON(Int64.max)) == .max)
    #expect(APIUtil.double(2) == 2)
    #expect(APIUtil.float(0.5) == 0.5)
  }

  static let numbers: [(JSON, Int?)] = [
    (1, 1), (-1, -1), (1.9, 1), (-1.9, -1), (true, 1), (false, 0), (JSON(Int.max), .max), (JSON(UInt64.max), -1),
    (JSON(1e300), .min), (.null, nil), ([1], nil), (["a": 1], nil),
  ]

  @Test(arguments: numbers) func aNumberIsReadAsTheAccessorDoes(json: JSON, expected: Int?) {
    #expect(json.int == expected)
    #expect(APIUtil.int(json) == expected)
    #expect(APIUtil.int64(json) == json.int64)
    #expect(APIUtil.int32(json) == json.int32)
    #expect(APIUtil.uInt(json) == json.uInt)
    #expect(APIUtil.uInt64(json) == json.uInt64)
    #expect(APIUtil.double(json) == json.double)
    #expect(APIUtil.float(json) == json.float)
  }

  @Test func aStringMustFitTheInteger() {
    #expect(APIUtil.int32("2147483647") == .max)
    #expect(APIUtil.int32("2147483648") == nil)
    #expect(APIUtil.uInt(" 5.9 ") == 5)
    #expect(APIUtil.uInt("-1") == nil)
    #expect(APIUtil.uInt64("18446744073709551615") == .max)
    #expect(APIUtil.uInt64("18446744073709551616") == nil)
  }

  @Test func largeIntegersInStringsAreExact() {
    #expect(APIUtil.int64(JSON("9007199254740993")) == 9_007_199_254_740_993)
  }

  @Test(arguments: [("1.5", 1.5), (" 1e3 ", 1000), ("1.5x", nil), ("", nil), ("infinity", nil), ("nan", nil)])
  func aStringMayHoldAFloatingPointNumber(text: String, expected: Double?) {
    #expect(APIUtil.double(JSON(text)) == expected)
    #expect(APIUtil.float(JSON(text)) == expected.map { Float($0) })
  }

  @Test func aNumberThatAFloatCannotHoldIsNil() {
    #expect(APIUtil.double("1e300") == 1e300)
    #expect(APIUtil.float("1e300") == nil)
  }

  @Test(arguments: [JSON.null, [1], ["a": 1]]) func whatIsNeitherNumberNorTextIsNil(json: JSON) {
    #expect(APIUtil.int(json) == nil)
    #expect(APIUtil.int64(json) == nil)
    #expect(APIUtil.double(json) == nil)
    #expect(APIUtil.float(json) == nil)
    #expect(APIUtil.bool(json) == nil)
    #expect(APIUtil.string(json) == nil)
  }

  static let truths: [(JSON, Bool?)] = [
    (true, true), (false, false), (1, true), (0, false), (1.0, true), (2, nil), (0.5, nil), ("true", true),
    ("false", false), (" 1 ", true), ("0", false), ("True", nil), ("yes", nil), ("2", nil), ("", nil),
  ]

  @Test(arguments: truths) func onlyWhatIsClearlyATruthValueIsOne(json: JSON, expected: Bool?) {
    #expect(APIUtil.bool(json) == expected)
  }

  @Test func aTextMayBeANumberButNotABoolean() {
    #expect(APIUtil.string("a") == "a")
    #expect(APIUtil.string("") == "")
    #expect(APIUtil.string(12) == "12")
    #expect(APIUtil.string(1.5) == "1.5")
    #expect(APIUtil.string(true) == nil)
  }
}
