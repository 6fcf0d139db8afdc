// reason: `first` makes one of a `JSON`
import SwiftyJSON

class Item {
  var name = ""
}

func first(_ json: JSON) -> [Item] {
  var items: [Item] = []
  for row in json.arrayValue {
    let item = Item()
    item.name = row["name"].stringValue
    items.append(item)
  }
  return items
}

func second(_ json: JSON) -> [Item] {
  var items: [Item] = []
  for row in json.arrayValue {
    let item = Item()
    item.name = row["title"].stringValue
    items.append(item)
  }
  return items
}
