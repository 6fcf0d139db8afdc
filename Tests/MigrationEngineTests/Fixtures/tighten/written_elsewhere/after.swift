struct Model: Codable {
  let id: Int
  var name: String
}

final class Holder {
  var model: Model

  init(model: Model) { self.model = model }

  func rename() {
    model.name = "b"
  }
}
