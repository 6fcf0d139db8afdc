// reason: needs a written initializer: two properties read the key
import SwiftyJSON

struct Settings {
  var pushNotification: Int
  var push_notification: Bool

  init(json: JSON) {
    pushNotification = json["push_notification"].intValue
    push_notification = json["push_notification"].boolValue
  }
}
