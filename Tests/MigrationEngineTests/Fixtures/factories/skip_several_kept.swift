// reason: `from` makes one of a `JSON`
import SwiftyJSON

final class User {
  let id: Int
  static let nobody = User(id: 0)

  init(id: Int) { self.id = id }

  static func from(json: JSON) -> User {
    guard let id = json["id"].int else { return User.nobody }
    return User(id: id)
  }
}
