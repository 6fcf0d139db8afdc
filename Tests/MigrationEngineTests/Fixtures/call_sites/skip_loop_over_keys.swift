// reason: creates something besides converted models
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func users(_ value: Any) -> [User] {
  var users: [User] = []
  for (key, item) in JSON(value)["users"] {
    users.append(User(json: item))
    print(key)
  }
  return users
}
