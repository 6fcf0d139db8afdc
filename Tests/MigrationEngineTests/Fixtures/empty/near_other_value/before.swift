// reason: needs a rule: `id`: if the whole document is null, it is `7`
import SwiftyJSON

struct Banner {
  var id = 7

  init(json: JSON) {
    if json.isEmpty { return }
    id = json["id"].intValue
  }
}
