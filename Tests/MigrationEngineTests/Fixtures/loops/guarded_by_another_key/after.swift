import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  let count: Int
  @DecodedBy<ItemsRule> var items: [Item] = []

  enum ItemsRule: ObjectDecodingRule {
    static let value = Decoding<[Item]> { try $0.exists(at: "ok") ? $0.value([Item].self, at: "items") : [] }
  }
}
