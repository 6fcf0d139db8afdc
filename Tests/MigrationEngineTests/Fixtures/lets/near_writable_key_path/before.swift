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

func write<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, of root: Root, _ value: Value) {
  root[keyPath: path] = value
}

func fill(_ item: Item) {
  write(\.id, of: item, 3)
}
