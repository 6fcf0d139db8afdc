// reason: not tightened: `init(found json: JSON)` stays as it is
import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }

  init(found json: JSON) {
    id = json["model_id"].int
    name = nil
  }
}
