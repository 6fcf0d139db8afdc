// options: declared
// reason: not tightened: `user` has no value before
import LegacyJSON
import Bridge

struct User: LegacyDecodable {
  let name: String
}

final class Screen {
  let user: User

  init(with documents: [JSON], at index: Int) {
    user = User(json: documents[index])
  }
}
