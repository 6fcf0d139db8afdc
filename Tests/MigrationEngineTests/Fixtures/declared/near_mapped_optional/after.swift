// options: declared
// reason: not tightened: what is mapped may be no array
import LegacyJSON
import Bridge

struct User: LegacyDecodable {
  let name: String
}

func user(_ json: JSON?) -> User? {
  json.map { User(json: $0) }
}
