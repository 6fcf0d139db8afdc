// reason: needs a written initializer: `self.init(x: json["x"].intValue)` is not understood
import SwiftyJSON

struct Point {
  let x: Int

  init(json: JSON) { self.init(x: json["x"].intValue) }

  init(x: Int) { self.x = x + 1 }

  init(x: String) { self.x = x.count }
}
