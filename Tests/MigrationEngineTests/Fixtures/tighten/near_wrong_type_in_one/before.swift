// reason: not tightened: `count` is of another type in some recorded objects
import LegacyJSON

struct Model {
  let name: String?
  let count: Int?

  init(json: JSON) {
    name = json["name"].string
    count = json["count"].int
  }
}
