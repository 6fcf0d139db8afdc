// options: declared
// reason: not tightened: `print("loaded")` follows, which does not need the value
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

func load(_ json: JSON) {
  let user = User(json: json)
  print("loaded")
  print(user.name)
}
