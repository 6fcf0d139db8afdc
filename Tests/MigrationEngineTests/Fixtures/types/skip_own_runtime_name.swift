// reason: declares `Lossless` itself
import LegacyJSON

struct Lossless {}

struct Model {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}
