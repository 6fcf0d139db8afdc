import Foundation
import SwiftyJSON

class Player: NSObject {
  var id = 0
  var name: String?
  var tags: [String] = []

  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
    name = json["name"].string
    for tag in json["tags"].arrayValue { tags.append(tag.stringValue) }
  }
}
