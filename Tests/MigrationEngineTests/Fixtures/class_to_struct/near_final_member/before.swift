// reason: stays a class: a member is `final`
import LegacyJSON

final class Model {
  var a: Int?
  final func f() {}

  init(json: JSON) {
    a = json["a"].int
  }
}
