// options: declared
// reason: not tightened: the initializer is handed on
import LegacyJSON
import Bridge

struct User: LegacyDecodable {
  let name: String
}

func make(_ json: JSON) -> User {
  let make = User.init(json:)
  return make(json)
}
