// reason: `print("made")` is not understood
import Foundation
import LegacyJSON

extension JSON {
  func parsedDate(_ format: String) -> Date? {
    guard self.type == .string else { return nil }
    let formatter = DateFormatter()
    formatter.dateFormat = format
    return formatter.date(from: stringValue)
  }

  func calendarDay() -> Date? { parsedDate("yyyy-MM-dd") }
}

struct Item {
  let day: Date?

  init(json: JSON) {
    day = json["day"].calendarDay()
    print("made")
  }
}
