// reason: the document is handed on: `print(json)`
import LegacyJSON

class Base {
  var id: Int?
  required init(json: JSON) { id = json["id"].int; print(json) }
}

final class Leaf: Base {
  var a: Int?
  required init(json: JSON) {
    super.init(json: json)
    a = json["a"].int
  }
}
