import Bridge

enum KeyError: Error { case missing }

struct Key: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(KeyError.missing)] }
  let id: Int
}

struct Lock: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(KeyError.missing)] }
  let key: Key
  let name: String
}
