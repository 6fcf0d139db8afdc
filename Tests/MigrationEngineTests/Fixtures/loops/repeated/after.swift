import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Basket: LegacyDecodable {
  let items: [Item]
}

struct Ordered: LegacyDecodable {
  let items: [Item]
}
