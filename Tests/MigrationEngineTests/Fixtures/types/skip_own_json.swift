// reason: declares `JSON` itself
import LegacyJSON

struct JSON {}

struct Model {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}
