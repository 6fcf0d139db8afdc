// reason: `from` makes one of a `JSON`
import SwiftyJSON

struct User {
  let id: Int

  static func from(json: JSON) -> User {
    if json["admin"].boolValue { return User(id: 0) }
    return User(id: json["id"].intValue)
  }
}
