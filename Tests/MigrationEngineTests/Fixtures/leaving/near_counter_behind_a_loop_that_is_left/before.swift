// reason: is not understood
import SwiftyJSON

struct Item {
  var first = ""
  var count = 0

  init(json: JSON) {
    let parts = json["parts"].arrayValue
    var index = 0
    while index < parts.count {
      if parts[index]["main"].boolValue {
        first = parts[index]["name"].stringValue
        break
      }
      index += 1
    }
    count = index
  }
}
