import SwiftyJSON

class Key {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
