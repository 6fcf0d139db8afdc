// reason: is not understood
import SwiftyJSON

struct Parts {
  var names: [String] = []

  init(json: JSON) {
    parts: for part in json["parts"].arrayValue {
      for other in part["others"].arrayValue {
        if other["ends"].boolValue { continue parts }
        names.append(other["name"].stringValue)
      }
    }
  }
}
