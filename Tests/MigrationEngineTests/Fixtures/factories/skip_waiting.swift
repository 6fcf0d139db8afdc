// reason: `from` makes one of a `JSON`
import SwiftyJSON

struct User {
  let id: Int

  static func from(json: JSON) async -> User {
    User(id: json["id"].intValue)
  }
}
