// reason: makes one of a `JSON`
import SwiftyJSON

struct Item {
  var name = ""
}

func readItem(from json: JSON) -> Item? {
  var result: Item? = nil
  if json["isShown"].boolValue { result = Item() }
  result?.name = json["name"].stringValue
  return result
}
