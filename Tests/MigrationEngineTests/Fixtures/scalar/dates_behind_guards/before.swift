import Foundation
import SwiftyJSON

enum Failure: Error {
  case invalid
}

struct Event {
  let day: Date
  let note: String

  init(json: JSON) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    guard let text = json["day"].string, let day = formatter.date(from: text) else { throw Failure.invalid }
    self.day = day
    note = json["note"].stringValue
  }
}

struct Visit {
  let day: Date

  init?(json: JSON) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    switch json["day"].string.flatMap(formatter.date(from:)) {
    case let found?: day = found
    case nil: return nil
    }
  }
}
