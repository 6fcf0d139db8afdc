// reason: takes more than the document, in a hierarchy
import LegacyJSON

class Item {
  let id: Int
  let isLocal: Bool
  init(json: JSON, isLocal: Bool) {
    id = json["id"].intValue
    self.isLocal = isLocal
  }
}
class Other: Item {}
