// reason: `items` makes one of a `JSON`
import SwiftyJSON

class Item {
  var name = ""
}

var last: Item?

func items(_ json: JSON) -> [Item] {
  var items: [Item] = []
  for row in json.arrayValue {
    let item = Item()
    item.name = row["name"].stringValue
    last = item
    items.append(item)
  }
  return items
}
