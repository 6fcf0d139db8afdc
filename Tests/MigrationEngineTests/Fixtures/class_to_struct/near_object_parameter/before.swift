// reason: an object is needed here
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

func perform(sender: AnyObject?) {}

func show(_ items: [Item]) {
  perform(sender: items.first)
}
