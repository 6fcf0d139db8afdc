// options: declared
// reason: not tightened: `user` has no value before
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

final class Screen {
  let user: User

  init(with documents: [JSON], at index: Int) {
    user = User(json: documents[index])
  }
}
