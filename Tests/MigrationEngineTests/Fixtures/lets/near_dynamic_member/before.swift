// reason: `ReferenceWritableKeyPath` may hold nothing but objects
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

@dynamicMemberLookup
final class Reference {
  let item: Item
  init(_ item: Item) { self.item = item }

  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Item, Value>) -> Value {
    get { item[keyPath: path] }
    set { item[keyPath: path] = newValue }
  }
}

func fill(_ reference: Reference) {
  reference.id = 3
}
