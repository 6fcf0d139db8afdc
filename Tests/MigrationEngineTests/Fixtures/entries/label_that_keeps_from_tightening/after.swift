import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int?

  init(_ json: JSON) {
    self.init(json: json)
  }
}

func load(_ json: JSON) -> Item { Item(json) }
