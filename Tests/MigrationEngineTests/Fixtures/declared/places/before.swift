// options: declared
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

final class Screen {
  var user: User?
  var current: User!
  var title = ""

  func show(_ json: JSON) {
    user = User(json: json["user"])
    current = User(json: json["current"])
    let other = User(json: json["other"])
    // The first one is the better one.
    title = other.name
    update()
  }

  func greet(_ json: JSON) {
    let user = User(json: json)
    print(user.name)
  }

  func update() {}
}
