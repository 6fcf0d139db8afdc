// reason: needs a rule: `id = json["id"].intValue`
import SwiftyJSON

struct Banner {
  var id = 7

  init(json: JSON) {
    if json.isEmpty { return }
    id = json["id"].intValue
  }
}
