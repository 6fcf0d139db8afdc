// reason: an object is needed here
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

final class Box<Value: AnyObject> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

func box(_ item: Item) -> Bool {
  Box(item).value.open ?? false
}
