// options: declared
// reason: not tightened: the initializer is handed on
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

func make(_ json: JSON) -> User {
  let make = User.init(json:)
  return make(json)
}
