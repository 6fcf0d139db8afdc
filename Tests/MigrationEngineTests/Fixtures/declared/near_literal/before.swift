// options: declared
// reason: not tightened: `["name": "nobody"]` is no document by itself
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

func nobody() -> User? {
  return User(json: ["name": "nobody"])
}
