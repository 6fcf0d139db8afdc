// reason: handed on
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) {
    print("\(json)")
    id = json["id"].intValue
  }
}
