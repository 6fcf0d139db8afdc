// options: declared
// reason: not tightened: `Team` is not
import LegacyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

struct Team {
  let owner: User
  let city: String

  init(json: JSON) {
    owner = User(json: json["owner"])
    city = json["address"]["city"].stringValue
  }
}
