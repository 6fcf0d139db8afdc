// reason: the document is handed on: `dump(json)`
import LegacyJSON

class Base {
  var id: Int?
  required init(json: JSON) { id = json["id"].int; dump(json) }
  static func make(_ json: JSON) -> Base { json["leaf"].boolValue ? Leaf(json: json) : Base(json: json) }
}

class Leaf: Base {
  var a: Int?
  required init(json: JSON) {
    super.init(json: json)
    a = json["a"].int
  }
}
