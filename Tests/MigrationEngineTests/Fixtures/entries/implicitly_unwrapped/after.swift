import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  // never nil
  @NeverNil var id: Int!
}

func load(_ json: JSON) -> Item { Item(json: json) }
