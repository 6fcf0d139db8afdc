// reason: stays a class: a member is `convenience`
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

extension Model { convenience init(copy: Model) { self.init(json: make()) } }

func make() -> JSON { JSON() }
