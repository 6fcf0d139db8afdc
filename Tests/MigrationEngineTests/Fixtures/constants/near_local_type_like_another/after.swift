// reason: needs a written initializer: `enum Keys { …` is not understood
import Bridge

enum Keys {
  static let nickname = "other"
}

final class Customer: LegacyDecodable, ContainerDecodable {
  var nickname: String?

  init(from container: LegacyContainer) throws {
    enum Keys {
      static let nickname = "nickname"
    }
    nickname = try container.decodeIfPresent(String.self, at: Keys.nickname)
  }
}
