// options: declared
import LegacyJSON
import Bridge

struct User: Codable {
  let name: String
}

final class Screen {
  var user: User?
  var current: User!
  var title = ""

  func show(_ json: JSON) {
    user = try? json["user"].decode(User.self)
    if let user = try? json["current"].decode(User.self) { current = user }
    if let other = try? json["other"].decode(User.self) {
      // The first one is the better one.
      title = other.name
    }
    update()
  }

  func greet(_ json: JSON) {
    guard let user = try? json.decode(User.self) else { return }
    print(user.name)
  }

  func update() {}
}
