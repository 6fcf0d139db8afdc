// reason: overridden
import LegacyJSON

class Item {
  var id = 0
  init(json: JSON) { update(json) }
  func update(_ json: JSON) { id = json["id"].intValue }
}
class Special: Item {
  override func update(_ json: JSON) { id = 1 }
}
