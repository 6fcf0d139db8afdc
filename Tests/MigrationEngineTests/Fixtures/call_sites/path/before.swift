import Foundation
import SwiftyJSON

struct User {
  let id: Int
  let name: String?

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string
  }
}

enum Key: String { case user, members }

struct Parameters { static let account = "account" }

func user(_ value: Any) -> User { User(json: JSON(value)["data"]["user"]) }

func first(_ value: Any) -> User {
  let json = JSON(value)
  let members = json[Key.members.rawValue]
  return User(json: members[0])
}

func account(_ value: Any, _ index: Int) -> User {
  let json = JSON(value)[Parameters.account]
  return User(json: json[index, "user"])
}
