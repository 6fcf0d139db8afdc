// reason: `names += json["names"].arrayValue.map { $0.stringValue }` is not understood
import SwiftyJSON

struct Table {
  var names: [String]!

  init(json: JSON) {
    names += json["names"].arrayValue.map { $0.stringValue }
  }
}
