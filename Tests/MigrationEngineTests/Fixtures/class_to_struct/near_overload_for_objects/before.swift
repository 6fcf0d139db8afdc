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

func kind(_ value: AnyObject) -> String { "object" }
func kind(_ value: Any) -> String { "value" }

func kind(of item: Item) -> String { kind(item) }
