// reason: is not understood
import Foundation
import SwiftyJSON

struct Visit {
  let day: Date
  let style: String

  init?(json: JSON) {
    let formatter = DateFormatter()
    (formatter.dateFormat, style) = ("yyyy-MM-dd", formatter.dateFormat)
    guard let day = formatter.date(from: json["day"].stringValue) else { return nil }
    self.day = day
  }
}
