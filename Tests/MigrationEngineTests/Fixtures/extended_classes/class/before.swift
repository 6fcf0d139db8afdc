import Foundation
import SwiftyJSON

class Tier {
  var id = ""
}

extension Tier {
  convenience init(json: JSON) {
    self.init()
    id = json["id"].stringValue
  }
}
