// reason: takes more than the document, which is optional
import LegacyJSON

struct Item {
  let id: Int
  let isLocal: Bool
  init(json: JSON?, isLocal: Bool) {
    id = json?["id"].int ?? 0
    self.isLocal = isLocal
  }
}
