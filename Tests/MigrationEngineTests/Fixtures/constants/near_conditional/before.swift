// reason: `.int ?? 1` is not `.intValue`
import SwiftyJSON

struct Item {
  let id: Int
  var count: Int = 3

  init(json: JSON) {
    id = json["id"].intValue
    count = 1
    if let count = json["count"].int {
      self.count = count
    }
  }
}
