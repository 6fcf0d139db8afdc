// reason: declares `JSON` itself
import LegacyJSON

struct JSON {
  var int: Int?
  subscript(key: String) -> JSON { self }
}

struct Model {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}
