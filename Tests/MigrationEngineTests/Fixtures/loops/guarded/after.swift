import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Tag: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let name: String
}

struct Page: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let items: [Item]
  let others: [Item]
  let parts: [Item]
  let more: [Item]
  let rest: [Item]
  let tags: [Tag]

  private enum CodingKeys: String, CodingKey {
    case items, others, more, rest, tags
    case parts = "data.parts"
  }
}
