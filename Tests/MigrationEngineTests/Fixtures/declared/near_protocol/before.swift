// options: declared
// reason: not tightened: a protocol may ask for `init(json:)`
import LegacyJSON

protocol Model { init(json: JSON) }

struct User: Model {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}
