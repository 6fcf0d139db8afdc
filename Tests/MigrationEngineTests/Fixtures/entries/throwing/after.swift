import Bridge

struct Missing: Error {}

struct Item: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(Missing())] }
  let id: Int
  let owner: Owner
}

struct Owner: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.exists(at: "name") }, .refusesWithError(Missing())] }
  let name: String
}
