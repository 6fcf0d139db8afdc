import Foundation
import SwiftyJSON

struct Event {
  let day: Date?
  let hour: Date?
  let weight: Double

  init(json: JSON) {
    let days: DateFormatter = {
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      return formatter
    }()
    let hours: DateFormatter = DateFormatter()
    hours.dateFormat = "HH:mm"
    hours.locale = Locale(identifier: "en_US_POSIX")
    hours.timeZone = TimeZone(secondsFromGMT: 0)
    day = days.date(from: json["day"].stringValue)
    hour = hours.date(from: json["hour"].stringValue)
    let text: NSString = json["weight"].stringValue as NSString
    weight = text.doubleValue
  }
}
