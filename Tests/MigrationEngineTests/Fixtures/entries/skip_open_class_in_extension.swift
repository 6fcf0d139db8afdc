// reason: none can be `required`
import LegacyJSON

open class Item {
  var id = 0
  init() {}
}
extension Item {
  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
  }
}
