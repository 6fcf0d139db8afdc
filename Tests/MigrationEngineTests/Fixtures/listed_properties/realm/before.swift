import Foundation
import RealmSwift
import SwiftyJSON

class Genre: Object {
  @objc dynamic var id = 0
  @objc dynamic var name = ""
  @objc dynamic var note: String?
  @objc dynamic var seen = Date()

  convenience init(json: JSON) {
    self.init()
    id = json["id"].intValue
    name = json["title"].string ?? "none"
    note = json["note"].string
  }

  override static func primaryKey() -> String? { "id" }
}
