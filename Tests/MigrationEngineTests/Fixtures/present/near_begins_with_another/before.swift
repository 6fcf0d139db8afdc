// reason: needs a written initializer: `if json["level"].exists() { level = json["level"].intValue }` is not understood
import SwiftyJSON

struct Player {
  var level = 1
  var name: String

  init(json: JSON) {
    name = json["name"].stringValue
    if json["level"].exists() { level = json["level"].intValue }
  }
}
