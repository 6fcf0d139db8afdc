import SwiftyJSON

struct Score {
  var point = 0
  var level = 0

  init(json: JSON) {
    var bonus = 1
    parse(json, &bonus)
    level += bonus
  }

  mutating func parse(_ json: JSON, _ bonus: inout Int) {
    point = json["point"].intValue
    bonus = json["bonus"].intValue
  }
}
