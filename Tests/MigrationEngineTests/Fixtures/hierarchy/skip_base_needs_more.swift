// reason: the document is handed on: `json`
import LegacyJSON

class Base {
  var id: Int?
  init(json: JSON, isNew: Bool) { id = isNew ? nil : json["id"].int }
}

final class Leaf: Base {
  var a: Int?
  init(json: JSON) {
    super.init(json: json, isNew: false)
    a = json["a"].int
  }
}

func note(_ values: [Base]) {}
