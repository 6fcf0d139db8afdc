// options: declared
// reason: not tightened: a protocol may ask for `init(json:)`
import LegacyJSON
import Bridge

protocol Model { init(json: JSON) }

struct User: LegacyDecodable, Model {
  let name: String
}
