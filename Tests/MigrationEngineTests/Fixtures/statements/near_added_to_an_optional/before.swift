// reason: `total! += json["price"].doubleValue` is not understood
import SwiftyJSON

struct Cart {
  var total: Double? = 1

  init(json: JSON) {
    total! += json["price"].doubleValue
  }
}
