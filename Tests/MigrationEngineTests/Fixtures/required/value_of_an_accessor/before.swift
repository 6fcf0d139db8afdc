import Foundation
import SwiftyJSON

extension JSON {
  var day: Date? { string.flatMap { ISO8601DateFormatter().date(from: $0) } }
}

struct Visit {
  let day: Date
  let title: String
  let other: Date?

  init?(json: JSON) {
    guard let day = json["day"].day, let title = json["title"].string else { return nil }
    self.day = day
    self.title = title
    other = json["other"].day
  }
}
