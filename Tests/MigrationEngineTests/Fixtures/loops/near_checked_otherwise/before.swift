// reason: `items`: needs a rule: `if let item = json["items"].dictionary { …`
import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

class Page {
  var items: [Item] = []

  init(json: JSON) {
    if let item = json["items"].dictionary {
      for element in item.values {
        items.append(Item(json: element))
      }
    }
  }
}
