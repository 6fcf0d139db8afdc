// reason: needs a rule: `if json["name"].type == .array { name = "several" }`
import SwiftyJSON

struct Player {
  var name = "one"

  init(json: JSON) {
    if json["name"].type == .array { name = "several" }
  }
}
