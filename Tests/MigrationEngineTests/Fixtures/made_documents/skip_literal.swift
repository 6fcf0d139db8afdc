// reason: an optional part of another, or of a literal
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) { id = json["id"].int ?? JSON(["id": 1, "name": "none"])["id"].intValue }
}
