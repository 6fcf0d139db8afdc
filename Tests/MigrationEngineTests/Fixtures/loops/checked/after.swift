import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  let total: Int?
  let items: [Item]
  let more: [Item]
  let names: [String]
}
