// reason: its metatype is used here
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

let kinds: [String: Any.Type] = ["item": Item.self]
