// reason: is not understood
import SwiftyJSON

struct Names {
  var names: [String] = []
  var others: [String] = []

  init(json: JSON) {
    for name in json["names"].arrayValue {
      if name["other"].boolValue {
        others.append(name["name"].stringValue)
      } else {
        names.insert(name["name"].stringValue, at: max(0, names.count - 1))
      }
    }
  }
}
