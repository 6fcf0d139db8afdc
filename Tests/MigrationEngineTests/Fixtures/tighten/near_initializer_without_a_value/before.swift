// reason: `id` stays optional: `init()` gives it no value
// reason: `id` stays optional: `init()` gives it no value
import LegacyJSON

struct Model {
  var id: Int?
  var name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }

  init() {}
}
