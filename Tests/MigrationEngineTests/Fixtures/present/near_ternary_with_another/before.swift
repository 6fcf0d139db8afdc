// reason: needs a written initializer: `name = json["name"].exists() ? json["name"].stringValue : "nobody"` is not understood
import SwiftyJSON

struct Player {
  let name: String

  init(json: JSON) {
    name = json["name"].exists() ? json["name"].stringValue : "nobody"
  }
}
