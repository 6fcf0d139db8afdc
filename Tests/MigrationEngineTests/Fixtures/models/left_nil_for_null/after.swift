import Bridge

struct Owner: LegacyDecodable {
  let name: String
}

struct Banner: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenNull] }
  @NeverNil var id: Int!
  @NeverNil var link: String?
  @NeverNil var tags: [String]?
  @NeverNil var owner: Owner?
  let note: String?
  let count: Int
}
