// reason: stays a class: a member is `lazy`
import LegacyJSON

final class Model {
  var a: Int?
  lazy var b = 1

  init(json: JSON) {
    a = json["a"].int
  }
}
