// reason: the initializer throws more than one error, or another's
import Bridge

enum KeyError: Error { case missing, closed }

struct Key: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(KeyError.missing)] }
  let id: Int
}

struct Lock: LegacyThrowingDecodable {
  let key: Key
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let name = try container.valueIfPresent(String.self, at: "name") else { throw KeyError.closed }
    self.name = name
    try key = try container.value(Key.self, at: "key")
  }
}
