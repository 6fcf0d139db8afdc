// reason: needs a written initializer: `line += ", \(json["state"].stringValue)"` is not understood
import SwiftyJSON

typealias Line = String

struct Address {
  var line: Line

  init(json: JSON) {
    line = json["street"].stringValue
    line += ", \(json["state"].stringValue)"
  }
}
