import Bridge

struct Score: LegacyDecodable {
  let point: Int
  @DecodedBy<LevelRule> var level = 0

  enum LevelRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value(Int.self, at: "level") + $0.value(Int.self, at: "levels", "first") }
  }
}
