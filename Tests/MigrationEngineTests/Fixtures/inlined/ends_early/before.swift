import SwiftyJSON

struct Score {
  var point = 0
  var level = 0

  init(json: JSON) {
    parse(json)
    level = json["level"].intValue
  }

  mutating func parse(_ json: JSON) {
    if json["point"] == JSON.null { return }
    point = json["point"].intValue
  }
}
