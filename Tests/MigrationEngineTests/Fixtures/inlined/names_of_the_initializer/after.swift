import Bridge

struct Score: LegacyDecodable {
  let point: Int
  @DecodedBy<LevelRule> var level = 0

  enum LevelRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      try container.decode(Int.self, at: "level") + container.decode(Int.self, at: "levels", "first")
    }
  }
}
