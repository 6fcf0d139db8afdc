// reason: `json` is read further inside, where it may run at another time
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func later(_ value: Any) -> () -> User {
  let json = JSON(value)
  return { User(json: json) }
}
