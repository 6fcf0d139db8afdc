// reason: needs a written initializer: it makes something, or asks for something, that no property holds
import SwiftyJSON

var count = 0

func next() -> Int {
  count += 1
  return count
}

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

class Page {
  var items: [Item] = []

  init(json: JSON) {
    for element in json["items"].arrayValue {
      let number = next()
      items.append(Item(json: element))
    }
  }
}
