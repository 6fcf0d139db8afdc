// reason: needs a written initializer: `parse(json)` is not understood
import SwiftyJSON

final class Score {
  var changes = 0
  var point = 0 {
    didSet { changes += 1 }
  }

  init(json: JSON) {
    parse(json)
  }

  func parse(_ json: JSON) {
    point = json["point"].intValue
  }
}
