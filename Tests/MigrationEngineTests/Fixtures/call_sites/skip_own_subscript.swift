// reason: `[Key.user]` may be no key
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

enum Key: String { case user }

extension JSON {
  subscript(key: Key) -> JSON { self[key.rawValue] }
}

func user(_ value: Any) -> User { User(json: JSON(value)[Key.user]) }
