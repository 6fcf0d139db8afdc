// reason: `size` can't be wrapped
import SwiftyJSON

struct Pen {
  var size: (Int, Int) {
    didSet { print("changed") }
  }
  var other: (Int, Int) {
    didSet { print("changed") }
  }

  init(json: JSON) {
    size = (json["width"].intValue, 1)
    other = (json["height"].intValue, 2)
  }
}
