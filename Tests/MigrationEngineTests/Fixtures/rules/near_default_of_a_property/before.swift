// reason: is not understood
import SwiftyJSON

struct Item {
  var size = 3

  init(json: JSON) {
    size = json["size"].int ?? size + 1
  }
}
