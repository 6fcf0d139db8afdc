// reason: of a class with subclasses
import SwiftyJSON

open class Tier {
  var id = ""
}

extension Tier {
  convenience init(json: JSON) {
    self.init()
    id = json["id"].stringValue
  }
}
