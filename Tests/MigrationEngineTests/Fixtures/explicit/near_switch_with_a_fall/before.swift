// reason: needs a written initializer: `switch json["kind"].intValue { …` is not understood
import SwiftyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    switch json["kind"].intValue {
    case 1:
      id = 1
      fallthrough
    default: id = 2
    }
  }
}
