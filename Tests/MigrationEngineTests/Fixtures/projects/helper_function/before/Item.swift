import SwiftyJSON

class Item {
  var name: String

  init(json: JSON) {
    name = text(json["name"])
  }
}
