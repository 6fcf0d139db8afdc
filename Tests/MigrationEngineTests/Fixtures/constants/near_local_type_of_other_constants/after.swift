// reason: needs a written initializer: `struct Keys { …` is not understood
import Bridge

final class Customer: LegacyDecodable, ContainerDecodable {
  var nickname: String?

  init(from container: LegacyContainer) throws {
    struct Keys {
      static let nickname = "nick" + "name"
    }
    nickname = try container.decodeIfPresent(String.self, at: Keys.nickname)
  }
}
