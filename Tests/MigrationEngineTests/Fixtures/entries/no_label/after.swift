import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int

  init(_ json: JSON) {
    self.init(json: json)
  }
}

let items = JSON([]).arrayValue.map(Item.init)
