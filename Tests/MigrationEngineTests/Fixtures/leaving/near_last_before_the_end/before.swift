// reason: is not understood
import SwiftyJSON

struct Item {
  var name = ""

  init(json: JSON) {
    for part in json["parts"].arrayValue {
      if part["end"].boolValue { break }
      name = part["name"].stringValue
    }
  }
}
