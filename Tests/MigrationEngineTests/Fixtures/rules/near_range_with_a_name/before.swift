// reason: `if case lowest...highest = json["level"].intValue
import SwiftyJSON

struct Grade {
  static let all = 1...3
  let isKnown: Bool

  init(json: JSON) {
    let lowest = 1
    var highest = 2
    if json["isWide"].boolValue { highest += 1 }
    if case lowest...highest = json["level"].intValue { isKnown = true } else { isKnown = false }
  }
}
