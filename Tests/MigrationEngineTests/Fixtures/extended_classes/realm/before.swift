import RealmSwift
import SwiftyJSON

class Tier: Object {
  @objc dynamic var id = 0
  @objc dynamic var name = ""

  override static func primaryKey() -> String? { "id" }
}

extension Tier {
  convenience init(_ json: JSON) {
    self.init()
    id = json["id"].intValue
    name = json["names"][0].string ?? "none"
  }

  var text: String { "\(id): \(name)" }
}

let tiers = [Tier(JSON(["id": 1])), Tier()]
