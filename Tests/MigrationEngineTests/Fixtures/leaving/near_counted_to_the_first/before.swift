// reason: is not understood
import SwiftyJSON

struct Item {
  var count = 0

  init(json: JSON) {
    for part in json["parts"].arrayValue {
      if part["main"].boolValue { break }
      count += 1
    }
  }
}
