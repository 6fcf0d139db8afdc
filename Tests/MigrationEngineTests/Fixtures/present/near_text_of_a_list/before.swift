// reason: needs a written initializer: `if !json["name"].isEmpty { name = json["name"].stringValue }` is not understood
import SwiftyJSON

struct Player {
  var name = ""

  init(json: JSON) {
    if !json["name"].isEmpty { name = json["name"].stringValue }
  }
}
