import SwiftyJSON

struct Score {
  var point = 0
  var level = 0

  init(json: JSON) {
    let level = json["levels"]["first"].intValue
    parse(json)
    self.level += level
  }

  mutating func parse(_ json: JSON) {
    point = json["point"].intValue
    level = json["level"].intValue
  }
}
