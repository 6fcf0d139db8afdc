import Core
import SwiftyJSON

class Item {
  var name: String
  var size: Int?

  init(json: JSON) {
    name = json[Keys.name].stringValue
    size = json[Key.size.rawValue].int
  }
}
