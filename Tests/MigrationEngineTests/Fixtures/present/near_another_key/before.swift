// reason: needs a rule: `if json["has_owner"].exists() { owner = User(json: json["owner"]) }`
import SwiftyJSON

struct User {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Post {
  var owner: User?

  init(json: JSON) {
    if json["has_owner"].exists() { owner = User(json: json["owner"]) }
  }
}
