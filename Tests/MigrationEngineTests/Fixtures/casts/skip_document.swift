// reason: keeps a part of the document
import LegacyJSON

struct Item {
  let name: String?
  init(json: JSON) { name = json["a"] as? String }
}
