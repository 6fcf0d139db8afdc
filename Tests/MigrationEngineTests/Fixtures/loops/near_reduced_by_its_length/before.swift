// reason: is not understood
import SwiftyJSON

struct Lines {
  let lines: [Int]

  init(json: JSON) {
    lines = json["lines"].arrayValue.reduce([]) { $0 + [$1.intValue + $0.count] }
  }
}
