// reason: `for item in json["items"].arrayValue { …` is not understood
import SwiftyJSON

struct Item {
  let name: String

  init(json: JSON) { name = json["name"].stringValue }
}

struct Cart {
  var items: [Item] = []
  var count = 0

  init(json: JSON) {
    for item in json["items"].arrayValue {
      count = items.count
      items += [Item(json: item)]
    }
  }
}
