// reason: is not understood
import SwiftyJSON

struct Item {
  var total = 0

  init(json: JSON) {
    for part in json["parts"].arrayValue {
      total += part["size"].intValue
      if part["last"].boolValue { break }
    }
  }
}
