// reason: a `User` is made only where there is one
import SwiftyJSON

struct User {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Post {
  var owner: User? = User(json: JSON([:]))

  init(json: JSON) {
    if json["owner"].exists() { owner = User(json: json["owner"]) }
  }
}
