// reason: `id`: needs a rule: `id = json["id"].intValue`
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    if json["ids"].arrayValue.isEmpty { return nil }
    id = json["id"].intValue
  }
}
