// reason: generic, asynchronous
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) async { id = json["id"].intValue }
}
