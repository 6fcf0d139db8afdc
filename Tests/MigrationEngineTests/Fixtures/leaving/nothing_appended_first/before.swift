import SwiftyJSON

struct Item {
  var tags: [String] = []

  init(json: JSON) {
    for part in json["parts"].arrayValue {
      if part["isNew"].boolValue {
        if part["hidden"].boolValue { continue }
        if part["main"].boolValue { tags.append("main") }
      }
      tags.append(part["name"].stringValue)
    }
  }
}
