// reason: creates something besides converted models
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

final class Store {
  var users: [User] = [] { didSet { print(users.count) } }

  func add(_ value: Any) {
    let json = JSON(value)
    for item in json["users"].arrayValue {
      users.append(User(json: item))
    }
  }
}
