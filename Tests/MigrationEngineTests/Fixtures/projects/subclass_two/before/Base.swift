import SwiftyJSON

class Base {
  var id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}
