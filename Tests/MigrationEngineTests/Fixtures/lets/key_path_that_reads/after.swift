import Bridge

struct Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func identifiers(_ items: [Item]) -> [Int?] {
  items.map(\.id)
}
