// reason: creates something besides converted models
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

extension User {
  init(reading line: String) { self.init(id: 0, name: line) }
}

func user(_ value: Any) -> User { User(json: JSON(value)) }
