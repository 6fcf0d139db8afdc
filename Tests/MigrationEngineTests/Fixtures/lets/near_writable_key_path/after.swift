// reason: stays a class: `id` is changed
import Bridge

final class Item: LegacyDecodable {
  var id: Int?
  let open: Bool?
}

func write<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>, of root: Root, _ value: Value) {
  root[keyPath: path] = value
}

func fill(_ item: Item) {
  write(\.id, of: item, 3)
}
