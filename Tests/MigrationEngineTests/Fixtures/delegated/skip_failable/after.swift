// reason: not plain: not understood
import Bridge
import LegacyJSON

struct User {
  let id: Int

  init?(id: Int) {
    self.id = id
    if id == 0 { return nil }
  }

  init?(json: JSON) {
    self.init(id: json["id"].intValue)
  }
}

extension User: LegacyReadable { static func read(_ json: JSON) -> User? { User(json: json) } }
