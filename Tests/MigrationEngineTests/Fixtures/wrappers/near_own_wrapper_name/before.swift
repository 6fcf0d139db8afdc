// reason: `.bool ?? false` is not `.boolValue`
import SwiftyJSON

struct DefaultFalse {}

struct Settings {
  var isMuted: Bool

  init(json: JSON) {
    isMuted = json["muted"].bool ?? false
  }
}
