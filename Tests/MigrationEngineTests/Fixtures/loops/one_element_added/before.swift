import SwiftyJSON

struct Item {
  let name: String

  init(json: JSON) { name = json["name"].stringValue }
}

struct Cart {
  var items: [Item] = []
  var others: [Item] = []

  init(json: JSON) {
    for item in json["items"].arrayValue {
      items += [Item(json: item)]
    }
    if let found = json["others"].array {
      others = found.map({ return Item(json: JSON($0)) })
    }
  }
}
