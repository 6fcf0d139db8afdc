// reason: `read` makes one of a `JSON`
import SwiftyJSON

final class UserBuilder {
  static let shared = UserBuilder()
  private var id: Int?

  func read(_ json: JSON) -> UserBuilder {
    id = json["id"].int ?? id
    return self
  }

  func build() -> User { User(id: id) }
}

struct User {
  let id: Int?

  static func from(json: JSON) -> User {
    return UserBuilder.shared.read(json).build()
  }
}

func user(in json: JSON) -> User { User.from(json: json["user"]) }
