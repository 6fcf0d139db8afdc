// reason: needs a rule: `if json["level"].exists() { level = json["level"].intValue }`
import SwiftyJSON

struct Player {
  var level = 1
  var name: String

  init(json: JSON) {
    name = json["name"].stringValue
    if json["level"].exists() { level = json["level"].intValue }
  }
}
