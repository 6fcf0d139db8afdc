import SwiftyJSON

struct Item {
  var name = ""

  init(json: JSON) {
    for part in json["parts"].arrayValue {
      if part["hidden"].boolValue { continue }
      if part["main"].boolValue {
        name = part["name"].stringValue
        break
      }
    }
  }
}
