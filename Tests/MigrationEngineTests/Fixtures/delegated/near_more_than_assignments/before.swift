// reason: is not understood
import SwiftyJSON

var count = 0

class User {
  let id: Int

  init(id: Int) {
    self.id = id
    count += 1
  }

  convenience init(json: JSON) {
    self.init(id: json["id"].intValue)
  }
}
