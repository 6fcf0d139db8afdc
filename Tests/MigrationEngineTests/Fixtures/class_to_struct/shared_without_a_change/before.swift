import LegacyJSON

class Model {
  var a: Int?

  init(json: JSON) { a = json["a"].int }
}

final class Screen {
  var model: Model?
  var selected: Model?

  func select() {
    selected = model
    print(selected?.a ?? 0)
  }
}
