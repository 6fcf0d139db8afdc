// reason: needs a rule
import Foundation
import Bridge

struct Response: LegacyDecodable {
  let success: Bool
  @DecodedBy<ItemsRule> var items: [Item]

  enum ItemsRule: ObjectDecodingRule {
    static let value = Decoding<[Item]> { container in
      if !container.nestedContainers(at: "data").isEmpty { return try container.value([Item].self, at: "data") }
      return try [container.value(Item.self, at: "data")]
    }
  }
}

struct Item: LegacyDecodable {
  let id: Int
}
