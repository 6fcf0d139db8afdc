// reason: under `#if`
import LegacyJSON

struct Item {
  var id = 0
  #if DEBUG
  init(json: JSON) { id = json["id"].intValue }
  #endif
}
