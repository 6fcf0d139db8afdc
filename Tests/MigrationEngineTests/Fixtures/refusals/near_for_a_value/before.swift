// reason: `id`: needs a rule: `id = json["id"].intValue`
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    id = json["id"].intValue
    if id == 0 { return nil }
  }
}
