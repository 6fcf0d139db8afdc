// reason: needs a rule: `if json["level"].exists() { level = json["level"].intValue }`
import Bridge

struct Player: LegacyDecodable {
  @DecodedBy<LevelRule> var level = 1
  let name: String

  enum LevelRule: DecodingRule { static let value = Decoding<Int> { try $0.exists() ? $0.value(Int.self) : 1 } }
}
