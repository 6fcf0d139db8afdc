// reason: needs a rule: `if json["name"].type == .number { name = json["name"].stringValue }`
import SwiftyJSON

struct Player {
  var name = "none"

  init(json: JSON) {
    if json["name"].type == .number { name = json["name"].stringValue }
  }
}
