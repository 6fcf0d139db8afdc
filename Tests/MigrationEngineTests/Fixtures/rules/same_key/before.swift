import SwiftyJSON

struct Tag {
  var id: Int
  var number: Int
  var name: String
  var label: String

  init(json: JSON) {
    id = json["id"].intValue
    number = json["id"].intValue
    name = json["name"].stringValue
    label = "#" + json["name"].stringValue
  }
}
