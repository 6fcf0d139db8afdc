// reason: `from` makes one of a `JSON`
import SwiftyJSON

var count = 0

struct User {
  let id: Int

  static func from(json: JSON) -> User {
    if json["admin"].boolValue {
      count += 1
      return User(id: 0)
    }
    return User(id: json["id"].intValue)
  }
}
