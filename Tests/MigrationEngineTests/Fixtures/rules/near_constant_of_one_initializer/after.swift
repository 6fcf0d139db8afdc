// reason: needs a rule
import Bridge

struct Setting: LegacyDecodable {
  @DecodedBy<LevelRule> var level: Int = 1
  var name: String = ""

  init() {}

  enum LevelRule: ObjectDecodingRule { static let value = Decoding<Int> { _ in 4 } }
}
