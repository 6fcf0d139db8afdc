import Foundation
import SwiftyJSON

class Player: NSObject {
  @objc dynamic var id = 0
  @objc dynamic var name: String?
  var tags: [String] = []

  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
    name = json["name"].string
    for tag in json["tags"].arrayValue { tags.append(tag.stringValue) }
  }
}
