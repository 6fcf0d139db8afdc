import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

let items = JSON([]).arrayValue.map(Item.init(json:))
