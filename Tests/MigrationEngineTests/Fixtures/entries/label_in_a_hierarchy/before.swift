import LegacyJSON

class Base {
  let id: Int

  init(fromJson json: JSON) {
    id = json["id"].intValue
  }
}

class Item: Base {
  let name: String

  override init(fromJson json: JSON) {
    name = json["name"].stringValue
    super.init(fromJson: json)
  }
}

func load(_ json: JSON) -> Item { Item(fromJson: json) }
