// reason: needs a rule
import SwiftyJSON

enum Ratio: Double { case half = 0.5, full = 1 }

struct Share {
  let ratio: Ratio

  init(json: JSON) {
    switch json["ratio"].doubleValue {
    case 0.5: ratio = .half
    case 1: ratio = .full
    default: ratio = .half
    }
  }
}
