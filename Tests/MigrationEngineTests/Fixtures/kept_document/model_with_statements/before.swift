import LegacyJSON

struct Order {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var item: Item { Item(json: json["item"]) }
}

struct Item {
  let name: String

  init(json: JSON) {
    name = json["name"].string!
  }
}
