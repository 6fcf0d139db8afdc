// reason: `self = .init(x: json["x"].intValue, y: json["y"].intValue)` is not understood
import SwiftyJSON

struct Point {
  let x: Int
  let y: Int

  init(x: Int, y: Int) {
    print(x)
    self.x = x
    self.y = y
  }

  init(json: JSON) {
    self = .init(x: json["x"].intValue, y: json["y"].intValue)
  }
}
