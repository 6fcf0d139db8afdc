import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int

  let name: String

  init(fromJson json: JSON) {
    self.init(json: json)
  }
}

func load(_ json: JSON) -> Item { Item(fromJson: json) }
