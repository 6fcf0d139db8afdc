// reason: asks for more than its properties: `.refusesUnless {
import SwiftyJSON

struct User {
  let id: Int

  init?(id: Int) {
    self.id = id
    if id == 0 { return nil }
  }

  init?(json: JSON) {
    self.init(id: json["id"].intValue)
  }
}

let nobody = User(id: 0)
