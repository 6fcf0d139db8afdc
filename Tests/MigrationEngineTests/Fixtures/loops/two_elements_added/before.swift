import SwiftyJSON

struct Item {
  let name: String

  init(json: JSON) { name = json["name"].stringValue }
}

struct Cart {
  var items: [Item] = []

  init(json: JSON) {
    for item in json["items"].arrayValue {
      items += [Item(json: item), Item(json: item["gift"])]
    }
  }
}
