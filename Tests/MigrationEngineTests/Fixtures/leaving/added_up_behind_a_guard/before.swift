import SwiftyJSON

struct Item {
  var total: Int = 0

  init(json: JSON) {
    json["parts"].arrayValue.forEach { part in
      guard part["size"].exists() else { return }
      total += part["size"].intValue
    }
  }
}
