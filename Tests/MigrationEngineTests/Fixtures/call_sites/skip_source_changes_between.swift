// reason: something runs before `json` is read
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func user(_ values: [Any]) -> User {
  var value: Any = values
  let json = JSON(value)
  value = 1
  return User(json: json)
}
