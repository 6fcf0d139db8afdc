// reason: needs a written initializer: `struct Keys { …` is not understood
import Bridge

final class Customer: LegacyDecodable {
  var nickname: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    struct Keys {
      static let nickname = "nick" + "name"
    }
    nickname = try container.valueIfPresent(String.self, at: Keys.nickname)
  }
}
