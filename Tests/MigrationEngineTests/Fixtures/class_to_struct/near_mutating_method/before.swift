// reason: stays a class: `a` is changed
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

extension Optional { mutating func clear() { self = nil } }
func f(m: Model) { m.a.clear() }
