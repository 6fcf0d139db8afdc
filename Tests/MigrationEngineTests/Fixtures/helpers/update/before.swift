import Foundation
import LegacyJSON

class Item: NSObject {
  var id = 0
  var name = ""

  init(json: JSON) {
    super.init()
    update(json: json)
  }

  func update(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}
