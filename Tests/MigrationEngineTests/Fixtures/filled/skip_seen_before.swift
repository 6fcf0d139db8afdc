// reason: `load` makes one of a `JSON`
import SwiftyJSON

class User {
  var name = ""

  func fill(json: JSON) {
    name = json["name"].stringValue
  }
}

func load(_ json: JSON, show: (User) -> Void) -> User {
  let user = User()
  show(user)
  user.fill(json: json)
  return user
}
