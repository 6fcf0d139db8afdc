// reason: creates something besides converted models
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func all(_ value: Any) -> [Any] {
  var all: [Any] = []
  for item in JSON(value).arrayValue {
    all.append(User(json: item))
  }
  return all
}
