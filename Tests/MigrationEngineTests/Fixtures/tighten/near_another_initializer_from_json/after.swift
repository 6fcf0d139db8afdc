// reason: not tightened: `init(found json: JSON)` stays as it is
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let id: Int?
  let name: String?

  init(found json: JSON) {
    id = json["model_id"].int
    name = nil
  }
}
