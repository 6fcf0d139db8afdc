// reason: `if !parse(json) { print("no point") }` is not understood
import SwiftyJSON

struct Score {
  var point = 0

  init(json: JSON) {
    if !parse(json) { print("no point") }
  }

  mutating func parse(_ json: JSON) -> Bool {
    guard let point = json["point"].int else { return false }
    self.point = point
    return true
  }
}
