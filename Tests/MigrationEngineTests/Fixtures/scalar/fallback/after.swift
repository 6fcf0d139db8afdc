import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<LevelRule> var level: Int

  enum LevelRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? -1 } }
}
