// reason: something runs before `json` is read
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

final class Store {
  var value: Any?

  func user() -> User {
    let json = JSON(value as Any)
    clear()
    return User(json: json)
  }

  private func clear() { value = nil }
}
