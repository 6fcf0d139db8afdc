import SwiftyJSON

struct Item {
  var total: Int = 0

  init(json: JSON) {
    for part in json["parts"].arrayValue {
      if part["hidden"].boolValue { continue }
      total += part["size"].intValue
    }
  }
}
