// reason: no declaration can say what `total` is
import SwiftyJSON

struct Item {
  var total: Int = 0

  init(json: JSON) {
    for _ in json["parts"].arrayValue { total += json["size"].intValue }
  }
}
