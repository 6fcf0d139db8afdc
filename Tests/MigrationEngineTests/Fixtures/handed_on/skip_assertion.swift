// reason: must not throw
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) {
    assert(json["id"].intValue > 0)
    id = json["id"].intValue
  }
}
