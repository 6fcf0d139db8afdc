import SwiftyJSON

class Item {
  var name: String
  var size: Int?

  init(json: JSON) {
    name = json[Key.name.rawValue].stringValue
    size = json[Key.size.rawValue].int
  }
}
