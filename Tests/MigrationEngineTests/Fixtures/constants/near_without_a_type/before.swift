// reason: needs a written initializer: the declaration of `count` can't say its value
import SwiftyJSON

struct Item {
  let id: Int
  var count = 3.0

  init(json: JSON) {
    id = json["id"].intValue
    count = 1
  }
}
