import Bridge

struct Item: LegacyDecodable {
  let id: Int
  let title: String
}

@dynamicMemberLookup
struct Shown<Value> {
  let value: Value
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
}

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
  var projectedValue: Shown<Value> { Shown(value: wrappedValue) }
}

struct Screen {
  @Kept var item: Item
  func show() { print($item.title, $item.id) }
}
