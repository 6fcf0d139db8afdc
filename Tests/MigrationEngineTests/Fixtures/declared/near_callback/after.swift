// options: declared
// reason: not tightened: `completion` would not be called
import LegacyJSON
import Bridge

struct User: LegacyDecodable {
  let name: String
}

func load(_ json: JSON, completion: (User) -> Void) {
  let user = User(json: json)
  completion(user)
}
