// reason: it keeps the document itself, in `json`: it is used elsewhere
import LegacyJSON

struct Model {
  let json: JSON
  init(json: JSON) { self.json = json }
  var a: Int? { json["a"].int }
}

func show(_ model: Model) { print(model.json) }
