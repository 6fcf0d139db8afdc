// reason: `id`: needs a rule: `id = json["id"].intValue`
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    guard json["meta"].exists() else { return nil }
    id = json["id"].intValue
  }
}
