import SwiftyJSON

struct Item {
  var name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}
