// reason: is given it here
import LegacyJSON

struct Item {
  let id: Int
  let isLocal: Bool
  init(json: JSON, isLocal: Bool = false) {
    id = json["id"].intValue
    self.isLocal = isLocal
  }
}
let item = Item(json: JSON([:]), isLocal: true)
