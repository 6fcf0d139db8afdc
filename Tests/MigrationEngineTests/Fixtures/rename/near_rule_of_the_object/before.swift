// options: rename
// reason: `full_name`: needs a rule: `full_name = json["first"].stringValue + json["last"].stringValue`
import SwiftyJSON

struct Person {
  let user_id: Int
  let full_name: String

  init(json: JSON) {
    user_id = json["user_id"].intValue
    full_name = json["first"].stringValue + json["last"].stringValue
  }
}
