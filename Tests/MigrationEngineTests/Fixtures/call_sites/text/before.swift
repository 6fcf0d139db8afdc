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

func user(_ text: String) -> User { User(json: JSON(parseJSON: text)) }

func user(orEmpty text: String?) -> User {
  let json = JSON(parseJSON: text ?? "")
  return User(json: json["user"])
}

func sample() -> User { return User(json: JSON(parseJSON: "{}")) }
