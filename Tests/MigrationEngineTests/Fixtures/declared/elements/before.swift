// options: declared
import LegacyJSON

struct User {
  let name: String
  init(_ json: JSON) { name = json["name"].stringValue }
}

final class Screen {
  var users: [User] = []

  func show(_ json: JSON) {
    users = json["users"].arrayValue.map { User($0) }
    users = json["users"].arrayValue.map(User.init)
    users = json["users"].array?.map { item -> User in return User(item) } ?? []
    for item in json["more"].arrayValue {
      users.append(User(item))
    }
    for (_, item) in json["last"] {
      let user = User(item)
      print(user.name)
      users.append(user)
    }
  }
}
