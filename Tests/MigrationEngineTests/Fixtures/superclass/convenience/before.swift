import Foundation
import SwiftyJSON

class Device: NSObject {
  var id = 0
  var name: String!

  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}

let empty = Device()
