import SwiftyJSON

struct User {
  let id: Int

  init(json: JSON) {
    let id = json["id"].intValue
    self.id = json["user_id"].intValue
  }
}
