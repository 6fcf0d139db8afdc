import Foundation
import SwiftyJSON

enum DateFormat: String {
  case time = "yyyy-MM-dd HH:mm"
  case day = "yyyy-MM-dd"

  var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = rawValue
    return formatter
  }

  func date(from json: JSON) -> Date? {
    return formatter.date(from: json.stringValue)
  }
}

struct Event {
  let start: Date?
  let day: Date?

  init(json: JSON) {
    start = DateFormat.time.date(from: json["start"])
    day = DateFormat.day.date(from: json["day"])
  }
}
