// reason: stays a class: `a` is changed
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

func f(m: Model) { swap(&m.a, &x) }

var x: Int?
