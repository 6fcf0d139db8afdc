// reason: needs a written initializer: `id` is observed while the initializer fills it
import Foundation
import SwiftyJSON

class Device: NSObject {
  var id = 0 {
    didSet { print("changed") }
  }

  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
  }
}
