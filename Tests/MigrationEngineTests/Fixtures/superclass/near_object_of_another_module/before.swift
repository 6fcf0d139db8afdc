// reason: may be a superclass that asks for an initializer of its own
import Foundation
import Store
import SwiftyJSON

class Genre: Object {
  @objc dynamic var id = 0
  @objc dynamic var name = ""
  @objc dynamic var note: String?
  @objc dynamic var seen = Date()

  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
    name = json["title"].stringValue
    note = json["note"].string
  }

  override static func primaryKey() -> String? { "id" }
}
