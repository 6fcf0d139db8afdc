// reason: asks for more than its properties: `.refusesUnless {
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    if json["ids"].arrayValue.isEmpty { return nil }
    id = json["id"].intValue
  }
}
