import Bridge

struct Tag: LegacyRequiringDecodable {
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
