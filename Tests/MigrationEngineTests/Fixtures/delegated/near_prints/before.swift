// reason: needs a written initializer: `self.init(x: json["x"].intValue)` is not understood
import SwiftyJSON

struct Point {
  let x: Int

  init(json: JSON) { self.init(x: json["x"].intValue) }

  init(x: Int) {
    print(x)
    self.x = x
  }
}
