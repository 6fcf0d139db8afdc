// reason: `print("made")` is not understood
import Foundation
import LegacyJSON
import Bridge

extension JSON {
  func parsedDate(_ format: String) -> Date? {
    guard self.type == .string else { return nil }
    let formatter = DateFormatter()
    formatter.dateFormat = format
    return formatter.date(from: stringValue)
  }

  func calendarDay() -> Date? { parsedDate("yyyy-MM-dd") }
}

extension LegacyContainer {
  func parsedDate(_ format: String) throws -> Date? {
    guard self.type() == .string else { return nil }
    let formatter = DateFormatter()
    formatter.dateFormat = format
    return try formatter.date(from: self.value(String.self))
  }

  func calendarDay() throws -> Date? { try self.parsedDate("yyyy-MM-dd") }
}

struct Item: LegacyDecodable {
  let day: Date?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    day = try container.nestedContainer(at: "day").calendarDay()
    print("made")
  }
}
