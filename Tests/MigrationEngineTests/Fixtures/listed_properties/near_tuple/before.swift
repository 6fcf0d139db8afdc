// reason: `size` can't be wrapped
import SwiftyJSON

struct Pen {
  var size, other: (Int, Int)

  init(json: JSON) {
    size = (json["width"].intValue, 1)
    other = (json["height"].intValue, 2)
  }
}
