// reason: needs a written initializer: `self.init(x: json["x"].intValue)` is not understood
import SwiftyJSON

struct Point {
  static var made = 0

  let x: Int

  init(json: JSON) { self.init(x: json["x"].intValue) }

  init(x: Int) {
    Point.made += 1
    self.x = x
  }
}
