// reason: stays a class: a member is `convenience`
import LegacyJSON
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

extension Model { convenience init(copy: Model) { self.init(json: make()) } }

func make() -> JSON { JSON() }
