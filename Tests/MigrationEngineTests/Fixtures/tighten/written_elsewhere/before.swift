import LegacyJSON

struct Model {
  var id: Int?
  var name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

final class Holder {
  var model: Model

  init(model: Model) { self.model = model }

  func rename() {
    model.name = "b"
  }
}
