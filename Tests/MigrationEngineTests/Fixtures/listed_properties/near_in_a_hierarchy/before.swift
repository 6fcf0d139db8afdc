// reason: `title` can't be wrapped
import SwiftyJSON

class Item {
  var title: String? {
    didSet { print("changed") }
  }
  var note: String? {
    didSet { print("changed") }
  }

  init(json: JSON) {
    title = json["title"].stringValue
    note = json["note"].stringValue
  }
}

class Offer: Item {
  var price = 0

  override init(json: JSON) {
    super.init(json: json)
    price = json["price"].intValue
  }
}

func note(_ values: [Item]) {}
