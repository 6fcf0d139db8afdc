// reason: the initializer is in an extension of a class with subclasses
import SwiftyJSON

class Tier {
  var id = ""
}

class TopTier: Tier {}

extension Tier {
  convenience init(json: JSON) {
    self.init()
    id = json["id"].stringValue
  }
}
