import SwiftyJSON

enum Level: String {
  case low, high
}

struct Entry {
  let id: Int, level: Level  // both
  var first, last: String?, note = ""

  init(json: JSON) {
    id = json["id"].intValue
    level = Level(rawValue: json["level"].stringValue) ?? .low
    first = json["first"].stringValue
    last = json["last"].string
    note = json["note"].string ?? "none"
  }
}
