// reason: needs a written initializer: no declaration can say what `owner` is
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
