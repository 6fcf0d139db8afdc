import SwiftyJSON

class Item {
  var name: String

  init(json: JSON) {
    name = json[nameKey].stringValue
  }
}
