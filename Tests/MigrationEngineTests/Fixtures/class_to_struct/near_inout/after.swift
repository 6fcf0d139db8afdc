// reason: stays a class: `a` is changed
import Bridge

final class Model: LegacyDecodable {
  var a: Int?
}

func f(m: Model) { swap(&m.a, &x) }

var x: Int?
