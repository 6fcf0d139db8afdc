// reason: `from` makes one of a `JSON`
import SwiftyJSON

final class User {
  var id = 0

  static func from(json: JSON) -> User {
    let user = User()
    user.id = json["id"].intValue
    register(user)
    return user
  }
}

func register(_ user: User) {}
