// reason: needs a written initializer: `self.init()` is not understood
import Foundation
import SwiftyJSON

class Device: NSObject {
  var id = 0

  override init() {
    super.init()
    print("made")
  }

  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
  }
}
