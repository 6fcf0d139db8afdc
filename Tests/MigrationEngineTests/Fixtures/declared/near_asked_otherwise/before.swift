// options: declared
// reason: not tightened: Foundation would read `guest` otherwise
import LegacyJSON

struct Owner {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

struct Banner {
  let guest: Owner?

  init(json: JSON) {
    guest = json["guest"].exists() ? Owner(json: json["guest"]) : nil
  }
}
