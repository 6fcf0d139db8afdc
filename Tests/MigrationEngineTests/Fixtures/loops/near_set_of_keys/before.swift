// reason: is not understood
import SwiftyJSON

struct Total {
  static let keys: Set = ["a", "a", "b"]
  var sum = 0

  init(json: JSON) {
    for key in Total.keys { sum += json[key].intValue }
  }
}
