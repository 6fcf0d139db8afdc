import SwiftyJSON

struct User {
  let raw: JSON
  let id: Int
  let part: JSON

  init(json: JSON) {
    raw = json
    id = json["id"].intValue
    part = json["part"]
  }
}
