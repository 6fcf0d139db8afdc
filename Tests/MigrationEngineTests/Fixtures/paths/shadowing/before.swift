import SwiftyJSON

struct User {
  let id: Int

  init(json: JSON) {
    let json = json["data"]
    id = json["id"].intValue
  }
}
