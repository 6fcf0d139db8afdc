// reason: `items`: needs a rule: `if json["data"].array != nil { …`
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  let count: Int
  @DecodedBy<ItemsRule> var items: [Item] = []

  enum ItemsRule: ObjectDecodingRule {
    static let value = Decoding<[Item]> { container in
      if container.nestedContainersIfPresent(at: "data") != nil {
        return try container.decode([Item].self, at: "data", "items")
      }
      return []
    }
  }
}
