import SwiftyJSON

struct Settings {
  var isPush: Bool
  var isSound: Bool
  var name: String

  init(json: JSON) {
    isPush = json["push"].boolValue
    isSound = json["push"].boolValue
    name = json["name"].stringValue
  }
}
