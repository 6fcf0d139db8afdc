import Bridge

struct Model: LegacyDecodable {
  let a: Int?
}

final class Screen {
  var model: Model?
  var selected: Model?

  func select() {
    selected = model
    print(selected?.a ?? 0)
  }
}
