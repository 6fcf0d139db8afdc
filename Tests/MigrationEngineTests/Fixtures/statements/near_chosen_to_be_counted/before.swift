// reason: needs a written initializer: `json["name"].exists() ? (name = json["name"].stringValue) : (User.unnamed += 1)` is not understood
import SwiftyJSON

struct User {
  nonisolated(unsafe) static var unnamed = 0

  var name = ""

  init(json: JSON) {
    json["name"].exists() ? (name = json["name"].stringValue) : (User.unnamed += 1)
  }
}
