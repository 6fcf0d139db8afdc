// reason: stays a class: a member is `class`
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

extension Model { class func f() {} }
