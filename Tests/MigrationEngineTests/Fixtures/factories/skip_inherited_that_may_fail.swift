// reason: `fromJson` makes one of a `JSON`
import Foundation
import SwiftyJSON

class Stored: NSObject {
  var id: String

  init?(id: String) {
    if id.isEmpty { return nil }
    self.id = id
  }
}

class Reward: Stored {
  var points = 0

  class func fromJson(_ json: JSON) -> Reward {
    let object = Reward(id: json["id"].stringValue)!
    object.points = json["points"].intValue
    return object
  }
}
