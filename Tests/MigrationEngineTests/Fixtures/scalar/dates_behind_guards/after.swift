import Foundation
import Bridge

enum Failure: Error {
  case invalid
}

struct Event: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(Failure.invalid)] }
  @DecodedBy<DayRule> private(set) var day: Date
  let note: String

  enum DayRule: DecodingRule {
    static let value = Decoding<Date> { container in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd"
      guard let day = try container.valueIfPresent(String.self),
        let found = formatter.date(from: day)
      else { throw container.refusal }
      return found
    }
  }
}

struct Visit: LegacyFailableDecodable {
  @DecodedBy<DayRule> private(set) var day: Date

  enum DayRule: DecodingRule {
    static let value = Decoding<Date> { container in
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      guard let day = try container.valueIfPresent(String.self).flatMap(formatter.date(from:)) else {
        throw container.refusal
      }
      return day
    }
  }
}
