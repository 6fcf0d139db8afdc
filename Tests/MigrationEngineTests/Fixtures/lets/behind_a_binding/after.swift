import Bridge

struct Item: LegacyDecodable {
  var id: Int
  var title: String
  let note: String
  var open: Bool
}

@dynamicMemberLookup
struct Bound<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Bound<Part> {
    Bound<Part>(
      get: { self.get()[keyPath: path] },
      set: {
        var value = self.get()
        value[keyPath: path] = $0
        self.set(value)
      })
  }
}

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
  var projectedValue: Bound<Value> { Bound(get: { wrappedValue }, set: { _ in }) }
}

struct Store {
  var items: [Item]
  var item: Item
}

struct Screen {
  @Kept var store: Store

  func edit() { field($store.item.title) }
  func row(_ item: Bound<Item>) { toggle(item.open) }
  func rows() { [$store.item].forEach { number($0.id) } }
  func text() -> String { return store.item.note }
}

func field(_ text: Bound<String>) { text.set("") }
func toggle(_ value: Bound<Bool>) { value.set(false) }
func number(_ value: Bound<Int>) { value.set(3) }
