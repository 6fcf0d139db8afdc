// options: declared
// reason: not tightened: the code has to give a value
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

func name(_ json: JSON) -> String {
  let user = User(json: json)
  return user.name
}
