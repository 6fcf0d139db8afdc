import SwiftyJSON

class Item {
  var name: String
  var size: Int?

  init(json: JSON) {
    name = json[nameKey].stringValue
    size = json[sizeKey].int
  }
}
