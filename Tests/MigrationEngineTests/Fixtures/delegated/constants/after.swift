import Bridge

struct Owner: LegacyDecodable {
  let name: String
}

struct Repository: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let owner: Owner
  let tags: [String]

  init(id: Int, owner: Owner, tags: [String]) {
    self.id = id
    self.owner = owner
    self.tags = tags
  }
}
