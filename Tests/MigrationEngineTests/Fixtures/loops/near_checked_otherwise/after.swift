// reason: `items`: needs a rule: `if let item = json["items"].dictionary { …`
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  @DecodedBy<ItemsRule> var items: [Item] = []

  enum ItemsRule: DecodingRule {
    static let value = Decoding<[Item]> { container in
      try container.membersIfPresent().map { try $0.values.map { try $0.value(Item.self) } } ?? []
    }
  }
}
