// reason: not understood: `print(json)`
import LegacyJSON

struct Item {
  let id: Int
  let name: String?

  init(json: JSON) { print(json)
    id = json["id"].intValue
    name = json["name"].string }
}
