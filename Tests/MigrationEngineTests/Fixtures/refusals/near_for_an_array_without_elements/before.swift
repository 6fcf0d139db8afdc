// reason: needs a written initializer: `if json["ids"].arrayValue.isEmpty { return nil }` is not understood
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    if json["ids"].arrayValue.isEmpty { return nil }
    id = json["id"].intValue
  }
}
