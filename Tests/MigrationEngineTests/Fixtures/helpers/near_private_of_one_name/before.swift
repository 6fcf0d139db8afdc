// reason: `defer { radius = max(radius, 1) }` is not understood
import SwiftyJSON

struct Circle {
  var radius = 0.0

  init(json: JSON) {
    defer { radius = max(radius, 1) }
    fill(json)
  }

  mutating func update(_ json: JSON) { self.fill(json["circle"]) }

  private mutating func fill(_ json: JSON) {
    radius = json["radius"].doubleValue
  }
}
