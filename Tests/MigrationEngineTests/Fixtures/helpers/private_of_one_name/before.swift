import SwiftyJSON

struct Circle {
  var radius = 0.0

  init(json: JSON) {
    defer { radius = max(radius, 1) }
    fill(json)
  }

  private mutating func fill(_ json: JSON) {
    radius = json["radius"].doubleValue
  }
}

struct Square {
  var side = 0.0

  init(json: JSON) {
    defer { side = max(side, 1) }
    self.fill(json)
  }

  private mutating func fill(_ json: JSON) {
    side = json["side"].doubleValue
  }
}
