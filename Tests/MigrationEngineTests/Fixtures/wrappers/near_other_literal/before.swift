// reason: `.int ?? 5` is not `.intValue`
import SwiftyJSON

struct Settings {
  var volume: Int

  init(json: JSON) {
    volume = json["volume"].int ?? 5
  }
}
