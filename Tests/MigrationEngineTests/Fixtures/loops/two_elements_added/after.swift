import Bridge

struct Item: LegacyDecodable {
  let name: String
}

struct Cart: LegacyDecodable {
  @DecodedBy<ItemsRule> var items: [Item] = []

  enum ItemsRule: DecodingRule {
    static let value = Decoding<[Item]> { container in
      try container.nestedContainers().flatMap { try [$0.value(Item.self), $0.value(Item.self, at: "gift")] }
    }
  }
}
