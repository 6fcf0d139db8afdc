// reason: asks for more than its properties: `.refusesUnless {
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    id = json["id"].intValue
    if id == 0 { return nil }
  }
}
