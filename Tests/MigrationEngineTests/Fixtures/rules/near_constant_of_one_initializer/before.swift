// reason: needs a rule
import SwiftyJSON

struct Setting {
  var level: Int = 1
  var name: String = ""

  init() {}

  init(json: JSON) {
    level = 4
    name = json["name"].stringValue
  }
}
