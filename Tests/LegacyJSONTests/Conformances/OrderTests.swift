import LegacyJSON
import Testing

@Suite("JSON: order")
struct OrderTests {
  @Test(
    "numbers and strings have one",
    arguments: [
      (1, 2), (-1.5, 1), (1, 1.5), (JSON(UInt64.max - 1), JSON(UInt64.max)), (JSON(Int64.max), JSON(UInt64.max)),
      (9_007_199_254_740_992, 9_007_199_254_740_993), ("a", "b"), ("", "a"), ("10", "9"), ("A", "a"),
    ] as [(JSON, JSON)])
  func ordered(less: JSON, more: JSON) {
    #expect(less < more && less <= more && more > less && more >= less)
    #expect(!(more < less) && !(more <= less) && !(less > more) && !(less >= more))
  }

  @Test(
    "nothing else has",
    arguments: [(1, "2"), (false, true), ([1], [2]), (["a": 1], ["a": 2]), (JSON.null, 1), (true, 2)] as [(JSON, JSON)])
  func unordered(left: JSON, right: JSON) {
    #expect(!(left < right) && !(left > right) && !(left <= right) && !(left >= right))
  }

  @Test("but what is equal is not less, and not more", arguments: [1, "a", true, [1], ["a": 1], .null] as [JSON])
  func equal(json: JSON) {
    #expect(json <= json && json >= json && !(json < json) && !(json > json))
  }
}
