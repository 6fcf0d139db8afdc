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

final class Box<Value: AnyObject> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

func box(_ item: Item) -> Bool {
  Box(item).value.open ?? false
}
