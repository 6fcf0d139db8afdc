import LegacyJSON

final class Item {
  var id = 0

  init(jsonData: JSON) {
    id = jsonData["id"].intValue
  }
}

func load(_ json: JSON) -> Item { Item(jsonData: json) }
