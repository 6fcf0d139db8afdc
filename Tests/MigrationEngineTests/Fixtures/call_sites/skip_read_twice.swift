// reason: `json` is read in 2 places
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func user(_ value: Any) -> User? {
  let json = JSON(value)
  guard json["ok"].boolValue else { return nil }
  return User(json: json["user"])
}
