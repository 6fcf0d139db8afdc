import SwiftyJSON

struct Score {
  var point = 0

  init(json: JSON) {
    _ = parse(json)
  }

  mutating func parse(_ json: JSON) -> Bool {
    guard let point = json["point"].int else { return false }
    self.point = point
    return true
  }
}
