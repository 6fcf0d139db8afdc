// reason: `level` can't be wrapped
import SwiftyJSON

enum Level: String {
  case low, high
}

struct Entry {
  let id: Int,
    level: Level

  init(json: JSON) {
    id = json["id"].intValue
    level = Level(rawValue: json["level"].stringValue) ?? .low
  }
}
