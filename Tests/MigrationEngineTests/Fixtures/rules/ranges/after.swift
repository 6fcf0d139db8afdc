import Bridge

struct Grade: LegacyDecodable {
  @DecodedBy<LevelRule> private(set) var level: String
  @DecodedBy<IsSmallRule> private(set) var isSmall: Bool

  enum LevelRule: DecodingRule {
    static let value = Decoding<String> { container in
      if try (1...3).contains(container.value(Int.self)) { return "low" }
      if try (4..<10).contains(container.value(Int.self)) { return "mid" }
      return try (10...).contains(container.value(Int.self)) ? "high" : "none"
    }
  }
  enum IsSmallRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try (-1...1).contains($0.value(Double.self, at: "size")) }
  }
}
