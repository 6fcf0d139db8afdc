// reason: not plain: not understood: `name = json["name"].exists() ? json["name"].stringValue : "nobody"`
import SwiftyJSON

struct Player {
  let name: String

  init(json: JSON) {
    name = json["name"].exists() ? json["name"].stringValue : "nobody"
  }
}
