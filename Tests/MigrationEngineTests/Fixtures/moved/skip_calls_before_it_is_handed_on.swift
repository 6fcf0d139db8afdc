// reason: `items` makes one of a `JSON`
import SwiftyJSON

class Item {
  var name = ""
}

var numbers = 0

func next() -> Int {
  numbers += 1
  return numbers
}

func insert(_ number: Int, _ item: Item, into items: inout [Item]) { items.insert(item, at: min(number, items.count)) }

func items(_ json: JSON) -> [Item] {
  var items: [Item] = []
  for row in json.arrayValue {
    let item = Item()
    item.name = row["name"].stringValue
    insert(next(), item, into: &items)
  }
  return items
}
