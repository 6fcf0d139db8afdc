import Foundation
import Bridge
import LegacyJSON

struct Event: LegacyDecodable {
  @DecodedBy<DayRule> private(set) var day: Date?
  @DecodedBy<HourRule> private(set) var hour: Date?
  @DecodedBy<WeightRule> private(set) var weight: Double

  enum DayRule: DecodingRule {
    static let value = Decoding<Date?> { container in
      let days = DateFormatter()
      days.dateFormat = "yyyy-MM-dd"
      days.locale = Locale(identifier: "en_US_POSIX")
      days.timeZone = TimeZone(secondsFromGMT: 0)
      return try days.date(from: container.value(String.self))
    }
  }
  enum HourRule: DecodingRule {
    static let value = Decoding<Date?> { container in
      let hours = DateFormatter()
      hours.dateFormat = "HH:mm"
      hours.locale = Locale(identifier: "en_US_POSIX")
      hours.timeZone = TimeZone(secondsFromGMT: 0)
      return try hours.date(from: container.value(String.self))
    }
  }
  enum WeightRule: DecodingRule {
    static let value = Decoding<Double> { try ($0.value(String.self) as NSString).doubleValue }
  }
}
