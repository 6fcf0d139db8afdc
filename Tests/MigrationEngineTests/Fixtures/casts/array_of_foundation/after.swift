import Foundation
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

class Cart: NSObject, LegacyDecodable {
  @DecodedBy<ItemsRule> var items = [Item]()
  var others: [Item] = []

  enum ItemsRule: DecodingRule {
    static let value = Decoding<[Item]> { try $0.nestedContainersIfPresent()!.map { try $0.value(Item.self) } }
  }
}
