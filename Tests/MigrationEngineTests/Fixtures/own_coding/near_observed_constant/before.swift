// reason: the declaration of `kind` can't say its value
import SwiftyJSON

struct User: Codable {
  let id: Int
  var kind = 0

  init(json: JSON) {
    id = json["user_id"].intValue
    kind = 1
  }
}
