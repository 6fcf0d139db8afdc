// reason: a key whose type is not written
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) { id = json[.id].intValue }
}
