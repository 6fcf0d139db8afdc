// reason: may not throw
import LegacyJSON

struct Item {
  let id: Int
  let later: () -> String
  init(json: JSON) {
    id = json["id"].intValue
    later = { json["name"].stringValue }
  }
}
