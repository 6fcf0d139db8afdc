// reason: `link`: needs a rule: `link = json["link"].stringValue`
import SwiftyJSON

struct Banner {
  var id: Int?
  var link: String?

  init(json: JSON) {
    id = json["id"].intValue
    if json == .null { return }
    link = json["link"].stringValue
  }
}
