import Foundation
import SwiftyJSON

class Device: NSObject {
  var id: Int

  init(json: JSON) throws {
    id = json["id"].intValue
    super.init()
  }
}
