import SwiftyJSON

final class Course {
  var id = 0
  var title = ""

  init(json: JSON) {
    update(json: json)
  }

  private func update(json: JSON) {
    // The server counts from 1. (goes)
    id = json["id"].intValue
    title = json["title"].stringValue
  }
}
