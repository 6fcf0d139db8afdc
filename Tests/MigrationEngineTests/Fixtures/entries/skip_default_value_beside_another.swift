// reason: there may be another `init()`
import LegacyJSON

struct Item {
  let id: Int
  init() { id = 0 }
  init(json: JSON = [:]) { id = json["id"].intValue }
}
