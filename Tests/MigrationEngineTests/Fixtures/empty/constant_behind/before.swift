import SwiftyJSON

struct Banner {
  var id = 0
  var isRead: Bool = false

  init(json: JSON) {
    if json.isEmpty { return }
    id = json["id"].intValue
    isRead = true
  }
}
