// reason: stays a class: `id` is changed
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

postfix operator ++

postfix func ++ (value: inout Int?) { value = (value ?? 0) + 1 }

func count(_ item: Item) {
  item.id++
}
