// reason: not plain: `id`: a null document leaves it `7`
import SwiftyJSON

struct Banner {
  var id = 7

  init(json: JSON) {
    if json.isEmpty { return }
    id = json["id"].intValue
  }
}
