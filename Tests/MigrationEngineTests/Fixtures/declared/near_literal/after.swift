// options: declared
// reason: not tightened: `["name": "nobody"]` is no document by itself
import Bridge

struct User: LegacyDecodable {
  let name: String
}

func nobody() -> User? {
  return User(json: ["name": "nobody"])
}
