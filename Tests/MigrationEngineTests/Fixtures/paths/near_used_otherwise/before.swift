// reason: needs a written initializer: what `let id = json["id"].intValue` gives is used otherwise
import SwiftyJSON

struct User {
  let id: Int

  init(json: JSON) {
    let id = json["id"].intValue
    self.id = json["user_id"].intValue
  }
}
