// options: declared
// reason: not tightened: `completion` would not be called
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

func load(_ json: JSON, completion: (User) -> Void) {
  let user = User(json: json)
  completion(user)
}
