// reason: `from` makes one of a `JSON`
import SwiftyJSON

struct User {
  let id: Int

  @discardableResult
  static func from(json: JSON) -> User {
    User(id: json["id"].intValue)
  }
}
