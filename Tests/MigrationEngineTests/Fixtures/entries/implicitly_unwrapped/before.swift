import LegacyJSON

class Item {
  var id: Int!

  // Filled from the server.
  init(fromJson json: JSON!) {
    if json == nil {
      return
    }
    id = json["id"].intValue // never nil
  }
}

func load(_ json: JSON) -> Item { Item(fromJson: json) }
