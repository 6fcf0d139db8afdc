// reason: `items` makes one of a `JSON`
import SwiftyJSON

class Item {
  var name = ""
}

func items(_ json: JSON) -> [Item] {
  var items: [Item] = []
  for row in json.arrayValue {
    defer { print(row) }
    let item = Item()
    item.name = row["name"].stringValue
    items.append(item)
  }
  return items
}
