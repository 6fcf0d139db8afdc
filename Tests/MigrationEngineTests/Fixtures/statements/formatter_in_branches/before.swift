import Foundation
import SwiftyJSON

class Event {
  var start: Date?
  var day = Date(timeIntervalSince1970: 0)

  init(json: JSON) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    if let start = json["start"].string {
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      self.start = formatter.date(from: start)
    }
    if let text = json["day"].string {
      formatter.dateFormat = "yyyy-MM-dd"
      if let day = formatter.date(from: text) {
        self.day = day
      }
    }
  }
}
