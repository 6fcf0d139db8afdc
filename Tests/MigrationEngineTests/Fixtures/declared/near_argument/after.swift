// options: declared
// reason: not tightened: the code needs a value here
import LegacyJSON
import Bridge

struct User: LegacyDecodable {
  let name: String
}

func load(_ json: JSON, completion: (User) -> Void) {
  completion(User(json: json))
}
