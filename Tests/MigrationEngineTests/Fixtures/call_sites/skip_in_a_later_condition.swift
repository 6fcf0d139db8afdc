// reason: something runs before `json` is read
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func isKnown(_ value: Any, _ isReady: Bool) -> Bool {
  let json = JSON(value)
  if isReady, User(json: json).id > 0 { return true }
  return false
}
