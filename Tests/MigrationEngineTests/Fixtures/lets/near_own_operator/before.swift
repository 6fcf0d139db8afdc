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

infix operator <~ : AssignmentPrecedence

func <~ <Value>(left: inout Value?, right: Value) { left = right }

func fill(_ item: Item) {
  item.id <~ 3
}
