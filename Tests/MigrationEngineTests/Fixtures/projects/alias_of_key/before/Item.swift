import SwiftyJSON

class Item {
  var id: Identifier

  init(json: JSON) {
    id = json["id"].intValue
  }
}
