// reason: needs a written initializer: `guard json["meta"].exists() else { return nil }` is not understood
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    guard json["meta"].exists() else { return nil }
    id = json["id"].intValue
  }
}
