import LegacyJSON

struct Item {
  let id: Int

  init(_ json: JSON) {
    id = json["id"].intValue
  }
}

let items = JSON([]).arrayValue.map(Item.init)
