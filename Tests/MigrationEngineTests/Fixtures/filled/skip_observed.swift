// reason: `load` makes one of a `JSON`
import SwiftyJSON

class User {
  var name = "" {
    didSet { print(name) }
  }

  func fill(json: JSON) {
    name = json["name"].stringValue
  }
}

func load(_ json: JSON) -> User {
  let user = User()
  user.fill(json: json)
  return user
}
