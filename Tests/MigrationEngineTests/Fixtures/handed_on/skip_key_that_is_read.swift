// reason: a key that is read from the document
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) { id = json[json["key"].stringValue].intValue }
}
