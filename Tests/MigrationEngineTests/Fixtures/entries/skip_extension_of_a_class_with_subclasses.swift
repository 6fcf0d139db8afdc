// reason: none can be `required`
import LegacyJSON

class Item {
  var id = 0
  init() {}
}
extension Item {
  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
  }
}
class Other: Item {}
