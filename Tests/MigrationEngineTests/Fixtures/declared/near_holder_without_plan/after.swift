// options: declared
// reason: not tightened: what holds it keeps the old rules
import LegacyJSON
import Bridge

struct Owner: LegacyDecodable {
  let id: Int
}

final class Session {
  let raw: Any
  var owner: Owner?

  init(json: JSON) {
    raw = json.error as Any
    owner = Owner(json: json["owner"])
  }
}
