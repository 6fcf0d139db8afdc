// reason: is not understood
import SwiftyJSON

struct Item {
  var tags: [String] = []
  var size = 0

  init(json: JSON) {
    for part in json["parts"].arrayValue {
      if part["end"].boolValue { return }
      tags.append(part["name"].stringValue)
    }
    size = json["size"].intValue
  }
}
