// options: declared
// reason: not tightened: what holds it keeps the old rules
import LegacyJSON

struct Owner {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

final class Session {
  let raw: Any
  var owner: Owner?

  init(json: JSON) {
    raw = json.error as Any
    owner = Owner(json: json["owner"])
  }
}
