// reason: needs a written initializer: `if json["a"].exists(), json["b"].exists() { name = json["a"].stringValue }` is not understood
import SwiftyJSON

struct Player {
  var name: String?

  init(json: JSON) {
    if json["a"].exists(), json["b"].exists() { name = json["a"].stringValue }
  }
}
