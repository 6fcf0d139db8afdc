// options: declared
// reason: not tightened: `city` is read at a path
import LegacyJSON

struct User {
  let city: String

  init(json: JSON) { city = json["address"]["city"].stringValue }
}
