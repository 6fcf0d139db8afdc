import SwiftyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    var part = json
    while part["next"].exists() { part = part["next"] }
    id = part["id"].int
  }
}
