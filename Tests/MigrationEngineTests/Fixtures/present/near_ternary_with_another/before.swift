// reason: needs a rule: `name = json["name"].exists() ? json["name"].stringValue : "nobody"`
import SwiftyJSON

struct Player {
  let name: String

  init(json: JSON) {
    name = json["name"].exists() ? json["name"].stringValue : "nobody"
  }
}
