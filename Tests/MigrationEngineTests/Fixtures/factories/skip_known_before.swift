// reason: `from` makes one of a `JSON`
import SwiftyJSON

struct User {
  let id: Int

  static var last: User?

  static func from(json: JSON) -> User {
    let user = last ?? User(id: json["id"].intValue)
    return user
  }
}
