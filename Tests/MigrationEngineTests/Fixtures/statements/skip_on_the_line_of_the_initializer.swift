// reason: `dump(json)` is not understood
import LegacyJSON

struct Item {
  let id: Int
  let name: String?

  init(json: JSON) { dump(json)
    id = json["id"].intValue
    name = json["name"].string }
}
