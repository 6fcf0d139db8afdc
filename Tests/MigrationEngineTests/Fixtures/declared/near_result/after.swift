// options: declared
// reason: not tightened: the code has to give a value
import LegacyJSON
import Bridge

struct User: LegacyDecodable {
  let name: String
}

func name(_ json: JSON) -> String {
  let user = User(json: json)
  return user.name
}
