import Foundation
import SwiftyJSON

class Device: NSObject, Identifiable {
  var id: Int
  var name: String!

  required init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string
    super.init()
  }
}
