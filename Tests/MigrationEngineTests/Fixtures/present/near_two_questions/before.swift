// reason: needs a rule: `if json["a"].exists(), json["b"].exists() { name = json["a"].stringValue }`
import SwiftyJSON

struct Player {
  var name: String?

  init(json: JSON) {
    if json["a"].exists(), json["b"].exists() { name = json["a"].stringValue }
  }
}
