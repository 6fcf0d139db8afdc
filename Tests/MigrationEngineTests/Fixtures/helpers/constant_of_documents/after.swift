import Foundation
import Bridge
import LegacyJSON

extension JSON {
  fileprivate static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  var holiday: Date? {
    guard let text = string else { return nil }
    return JSON.formatter.date(from: text)
  }
}

extension LegacyContainer {
  var holiday: Date? {
    get throws {
      guard let text = try self.valueIfPresent(String.self) else { return nil }
      return JSON.formatter.date(from: text)
    }
  }
}

struct Holiday: LegacyDecodable {
  let title: String
  @DecodedBy<DayRule> private(set) var day: Date?

  enum DayRule: ObjectDecodingRule { static let value = Decoding<Date?> { try $0.nestedContainer(at: "date").holiday } }
}
