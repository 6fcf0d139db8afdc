// reason: a `defer` uses
import LegacyJSON

final class Item {
  var id = 0
  init(json: JSON) {
    defer { id = json["id"].intValue }
  }
}
