import Foundation
import Bridge

struct Event: LegacyDecodable {
  @DecodedBy<StartRule> var start: Date?
  @DecodedBy<DayRule> var day = Date(timeIntervalSince1970: 0)

  enum StartRule: DecodingRule {
    static let value = Decoding<Date?> { container in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      return try container.valueIfPresent(String.self).flatMap { formatter.date(from: $0) }
    }
  }
  enum DayRule: DecodingRule {
    static let value = Decoding<Date> { container in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd"
      if let day = try container.valueIfPresent(String.self) {
        return formatter.date(from: day) ?? Date(timeIntervalSince1970: 0)
      }
      return Date(timeIntervalSince1970: 0)
    }
  }
}
