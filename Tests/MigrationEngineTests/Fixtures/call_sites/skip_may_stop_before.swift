// reason: something runs before `json` is read
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func user(_ value: Any?, _ isReady: Bool) -> User? {
  let json = JSON(value!)
  guard isReady else { return nil }
  return User(json: json)
}
