// reason: handed on
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) { id = Mirror(reflecting: json["id"]).children.count }
}
