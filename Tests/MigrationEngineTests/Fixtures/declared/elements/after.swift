// options: declared
import LegacyJSON
import Bridge

struct User: Codable {
  let name: String
}

final class Screen {
  var users: [User] = []

  func show(_ json: JSON) {
    users = json["users"].arrayValue.compactMap { try? $0.decode(User.self) }
    users = json["users"].arrayValue.compactMap { try? $0.decode(User.self) }
    users = json["users"].array?.compactMap { item -> User? in return try? item.decode(User.self) } ?? []
    for item in json["more"].arrayValue {
      if let user = try? item.decode(User.self) { users.append(user) }
    }
    for (_, item) in json["last"] {
      guard let user = try? item.decode(User.self) else { continue }
      print(user.name)
      users.append(user)
    }
  }
}
