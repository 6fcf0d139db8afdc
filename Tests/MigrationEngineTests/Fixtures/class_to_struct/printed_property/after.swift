import Bridge

struct Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

func describe(_ item: Item) -> String {
  "item \(item.id ?? 0)"
}
