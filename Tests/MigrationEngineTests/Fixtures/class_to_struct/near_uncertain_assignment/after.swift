// reason: stays a class: `a` is changed
import Bridge

final class Model: LegacyDecodable {
  var a: Int?
}

func f(all: [[Model]]) { all.joined().first?.a = 1 }
