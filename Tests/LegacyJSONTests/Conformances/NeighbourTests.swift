import LegacyJSON
import Testing

/// Long integers beside each other are compared exactly, whether 64 bits hold them or not.
@Suite("JSON: neighbouring numbers")
struct NeighbourTests {
  private static let ascending = [
    "-1e200", "-123456789012345678901234567891", "-123456789012345678901234567890", "-18446744073709551616",
    "-9223372036854775810", "-9223372036854775809", "-9223372036854775808", "-9223372036854775807",
    "-9007199254740993", "-9007199254740992", "-1", "0", "1", "9007199254740991", "9007199254740992",
    "9007199254740993", "9223372036854775806", "9223372036854775807", "9223372036854775808", "9223372036854775809",
    "18446744073709551614", "18446744073709551615", "18446744073709551616", "18446744073709551617",
    "123456789012345678901234567890", "123456789012345678901234567891", "1e200",
  ]

  private func value(_ text: String) -> JSON { JSON(parseJSON: "[\(text)]")[0] }

  @Test(arguments: ascending.indices) func areInOrder(index: Int) {
    let one = value(Self.ascending[index])
    for (other, text) in Self.ascending.enumerated() {
      #expect((one == value(text)) == (index == other), "\(one) == \(text)")
      #expect((one < value(text)) == (index < other), "\(one) < \(text)")
      #expect((one > value(text)) == (index > other), "\(one) > \(text)")
      #expect((one <= value(text)) == (index <= other), "\(one) <= \(text)")
    }
  }

  @Test(
    "are the same with and without a fraction of zeros",
    arguments: [
      "9223372036854775807", "-9223372036854775808", "18446744073709551615", "9007199254740993", "18446744073709551616",
    ])
  func areTheSame(text: String) {
    let long = value(text + ".00000")
    #expect(value(text) == long)
    #expect(long == value(text))
    #expect(!(value(text) < long) && !(long < value(text)))
  }

  @Test(
    "a fraction counts, however small",
    arguments: ["9223372036854775807", "18446744073709551615", "9007199254740993", "1234567890123456789"])
  func aFractionCounts(text: String) {
    #expect(value(text) != value(text + ".5"))
    #expect(value(text) < value(text + ".5"))
    #expect(value(text + ".5") > value(text))
    #expect(value("-\(text)") > value("-\(text).5"))
  }
}
