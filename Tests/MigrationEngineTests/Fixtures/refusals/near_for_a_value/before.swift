// reason: needs a written initializer: `if id == 0 { return nil }` is not understood
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    id = json["id"].intValue
    if id == 0 { return nil }
  }
}
