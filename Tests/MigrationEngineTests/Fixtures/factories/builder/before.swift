import SwiftyJSON

final class UserBuilder {
  private var id: Int?
  private var name = ""

  func read(_ json: JSON) -> UserBuilder {
    id = json["id"].int
    name = json["name"].stringValue
    return self
  }

  func build() -> User? {
    guard let id = id else { return nil }
    return User(id: id, name: name)
  }
}

struct User {
  let id: Int
  let name: String

  static func from(json: JSON) -> User? {
    return UserBuilder().read(json).build()
  }
}

func user(in json: JSON) -> User? { User.from(json: json["user"]) }
