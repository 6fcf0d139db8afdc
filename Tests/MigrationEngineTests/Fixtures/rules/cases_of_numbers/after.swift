import Bridge

enum Level: Int, CaseIterable {
  case low, middle = 5, high
}

struct Meter: LegacyDecodable {
  @DecodedBy<LevelRule> private(set) var level: Level
  @DecodedBy<LevelRule> private(set) var other: Level
  @DecodedBy<IsHighRule> private(set) var isHigh: Bool

  enum LevelRule: DecodingRule { static let value = Decoding { try Level(rawValue: $0.value(Int.self)) ?? .low } }
  enum IsHighRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try Level(rawValue: $0.value(Int.self, at: "level")) == .high }
  }
}
