// reason: more than one initializer from JSON
import LegacyJSON

struct Model {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
  init(other: JSON) { a = nil }
}
