// reason: stays a class: it has a `deinit`
import LegacyJSON

final class Model {
  var a: Int?
  deinit {}

  init(json: JSON) {
    a = json["a"].int
  }
}
