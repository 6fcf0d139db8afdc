// reason: no declaration can say
import Foundation
import SwiftyJSON

class Event {
  var start: Date?
  var day: Date?

  init(json: JSON) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    if let start = json["start"].string {
      formatter.dateFormat = "yyyy-MM"
      self.start = formatter.date(from: start)
    }
    formatter.dateFormat = formatter.dateFormat + "-dd"
    day = formatter.date(from: json["day"].stringValue)
  }
}
