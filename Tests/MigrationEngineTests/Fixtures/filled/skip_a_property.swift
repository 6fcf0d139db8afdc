// reason: `load` makes one of a `JSON`
import SwiftyJSON

class User {
  var name = ""

  func fill(json: JSON) {
    name = json["name"].stringValue
  }
}

class Store {
  let user = User()

  func update(_ json: JSON) {
    user.fill(json: json)
  }
}

func load(_ json: JSON, into users: inout [User]) -> User {
  let user = User()
  user.fill(json: json)
  users.append(user)
  return user
}
