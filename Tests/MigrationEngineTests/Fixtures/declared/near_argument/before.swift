// options: declared
// reason: not tightened: the code needs a value here
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

func load(_ json: JSON, completion: (User) -> Void) {
  completion(User(json: json))
}
