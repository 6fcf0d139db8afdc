import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int

  init(jsonData: JSON) {
    self.init(json: jsonData)
  }
}

func load(_ json: JSON) -> Item { Item(jsonData: json) }
