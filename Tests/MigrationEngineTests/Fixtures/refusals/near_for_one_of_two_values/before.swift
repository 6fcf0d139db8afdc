// reason: asks for more than its properties: `.refusesUnless {
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    guard json["id"].int == 7 || json["kind"].string == "x" else { return nil }
    id = json["id"].intValue
  }
}
