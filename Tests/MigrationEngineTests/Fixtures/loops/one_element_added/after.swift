import Bridge

struct Item: LegacyDecodable {
  let name: String
}

struct Cart: LegacyDecodable {
  let items: [Item]
  let others: [Item]
}
