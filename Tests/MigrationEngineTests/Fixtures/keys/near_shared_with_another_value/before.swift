// reason: needs a rule
import SwiftyJSON

struct Level {
  let number: Int
  let text: String

  init(json: JSON) {
    number = json["level"].intValue
    text = json["level"].stringValue
  }
}
