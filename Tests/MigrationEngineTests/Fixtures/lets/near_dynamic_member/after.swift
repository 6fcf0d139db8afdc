// reason: `ReferenceWritableKeyPath` may hold nothing but objects
import Bridge

final class Item: LegacyDecodable {
  var id: Int?
  let open: Bool?
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
