import SwiftyJSON

struct Player {
  var name = ""

  init(json: JSON) {
    if !json["name"].isEmpty { name = json["name"].stringValue }
  }
}
