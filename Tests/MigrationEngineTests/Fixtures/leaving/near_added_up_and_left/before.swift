// reason: is not understood
import SwiftyJSON

struct Item {
  var total: Int = 0
  var name = ""

  init(json: JSON) {
    for part in json["parts"].arrayValue {
      total += part["size"].intValue
      name = part["name"].stringValue
      break
    }
  }
}
