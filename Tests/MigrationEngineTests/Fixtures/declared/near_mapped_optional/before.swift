// options: declared
// reason: not tightened: what is mapped may be no array
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

func user(_ json: JSON?) -> User? {
  json.map { User(json: $0) }
}
