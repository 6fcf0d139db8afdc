// options: declared
// reason: not tightened: `print("loaded")` follows, which does not need the value
import LegacyJSON
import Bridge

struct User: LegacyDecodable {
  let name: String
}

func load(_ json: JSON) {
  let user = User(json: json)
  print("loaded")
  print(user.name)
}
