// reason: `.error` of the document is not understood
import LegacyJSON

struct Item {
  let id: Int
  let raw: Any
  init(json: JSON) { id = json["id"].intValue; raw = json.error as Any }
}
