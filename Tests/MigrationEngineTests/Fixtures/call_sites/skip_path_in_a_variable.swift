// reason: `[path]` may be no key
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func user(_ value: Any, _ path: [JSONSubscriptType]) -> User { User(json: JSON(value)[path]) }
