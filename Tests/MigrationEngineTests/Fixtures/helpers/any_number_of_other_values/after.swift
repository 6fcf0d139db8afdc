import Bridge

struct Total: LegacyDecodable {
  @DecodedBy<SumRule> private(set) var sum: Int

  enum SumRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try Total.sum($0.value(Int.self, at: "a"), $0.value(Int.self, at: "b")) }
  }

  private static func sum(_ values: Int...) -> Int {
    var sum = 0
    for value in values { sum += value * values.count }
    return sum
  }
}
