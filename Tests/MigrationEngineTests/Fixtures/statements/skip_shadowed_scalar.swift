// reason: another type than it is read as
import LegacyJSON

struct Int {}

struct Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}
