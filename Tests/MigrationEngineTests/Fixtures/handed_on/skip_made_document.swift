// reason: `JSON` is named
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) {
    let other = JSON(parseJSON: "{}")
    id = other["id"].int ?? json["id"].intValue
  }
}
