// reason: is not understood
import SwiftyJSON

struct Item {
  var name = ""

  init(json: JSON) {
    parts: for part in json["parts"].arrayValue {
      for other in part["others"].arrayValue {
        if other["main"].boolValue {
          name = other["name"].stringValue
          break parts
        }
      }
    }
  }
}
