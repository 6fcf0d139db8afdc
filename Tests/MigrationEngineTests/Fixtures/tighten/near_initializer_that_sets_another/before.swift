// reason: `id` stays optional: `init(name: String)` gives it no value
import LegacyJSON

struct Model {
  var id: Int?
  var name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }

  init(name: String) {
    self.name = name
  }
}
