import Bridge

struct Tag: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let name: String
}

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  let items: [Item]
  let others: [Item]
  let local: [Item]
  let tags: [Tag]
  let names: [String]
}
