// reason: `name`: needs a rule: `name = json["name"].stringValue`
import SwiftyJSON

struct Banner {
  var id: Int?
  var name: String?

  init(json: JSON) {
    id = json["id"].intValue
    if json.isEmpty { return }
    name = json["name"].stringValue
  }
}
