// reason: stays a class: `a` is changed
import Bridge

final class Model: LegacyDecodable {
  var a: Int?
}

extension Optional { mutating func clear() { self = nil } }
func f(m: Model) { m.a.clear() }
