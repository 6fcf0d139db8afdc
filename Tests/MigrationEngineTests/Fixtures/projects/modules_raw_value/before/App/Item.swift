import Core
import SwiftyJSON

class Item {
  var kind: Kind

  init(json: JSON) {
    kind = Kind(rawValue: json["kind"].stringValue) ?? .small
  }
}
