// reason: asks for more than its properties: `.refusesUnless {
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    guard json["meta"].exists() else { return nil }
    id = json["id"].intValue
  }
}
