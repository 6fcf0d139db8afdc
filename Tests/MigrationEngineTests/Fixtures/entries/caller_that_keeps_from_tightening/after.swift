import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int?
}

func load(_ json: JSON) -> Item { Item(json: json) }
