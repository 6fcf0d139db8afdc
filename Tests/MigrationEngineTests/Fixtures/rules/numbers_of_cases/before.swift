import SwiftyJSON

enum Level: Int { case low, high }

final class Meter {
  var isHigh: Bool

  init(json: JSON) {
    switch Level(rawValue: json["level"].intValue) {
    case .high?: isHigh = true
    default: isHigh = false
    }
  }
}
