// reason: `load` makes one of a `JSON`
import SwiftyJSON

class User {
  var name = ""
  var changes = 0

  func fill(json: JSON) {
    name = json["name"].stringValue
    note()
  }

  func note() { changes += 1 }
}

func load(_ json: JSON, into users: inout [User]) -> User {
  let user = User()
  user.fill(json: json)
  users.append(user)
  return user
}
