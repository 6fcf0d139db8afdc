import LegacyJSON

class Item {
  var id: Int!

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    id = json["id"].intValue
  }
}

func load(_ json: JSON?) -> Item { Item(fromJson: json) }
