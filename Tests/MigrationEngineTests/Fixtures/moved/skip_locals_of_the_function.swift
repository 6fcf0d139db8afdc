// reason: `items` makes one of a `JSON`
import SwiftyJSON

class Item {
  var name = ""
  var rank = 0
}

func items(_ json: JSON, isReversed: Bool) -> [Item] {
  var items: [Item] = []
  for (_, row) in json {
    let item = Item()
    item.name = row["name"].stringValue
    item.rank = isReversed ? -row["rank"].intValue : row["rank"].intValue
    items.append(item)
  }
  return items
}
