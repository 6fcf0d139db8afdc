// reason: `from` makes one of a `JSON`
import SwiftyJSON

struct User {
  let id: Int
  let name: String

  static func from(json: JSON, id: Int) -> User {
    User(id: id, name: json["name"].stringValue)
  }
}
