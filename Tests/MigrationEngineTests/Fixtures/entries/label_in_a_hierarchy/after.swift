import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int

  let name: String
}

func load(_ json: JSON) -> Item { Item(json: json) }
