import LegacyJSON

class Item {
  var id: Int?

  init(json: JSON? = nil) {
    id = json?["id"].int
  }
}

let empty = Item()
