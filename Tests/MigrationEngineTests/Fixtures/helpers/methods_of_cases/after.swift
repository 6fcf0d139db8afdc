import Foundation
import Bridge
import LegacyJSON

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

struct Event: LegacyDecodable {
  @DecodedBy<StartRule> private(set) var start: Date?
  @DecodedBy<DayRule> private(set) var day: Date?

  enum StartRule: DecodingRule {
    static let value = Decoding<Date?> { try DateFormat.time.formatter.date(from: $0.value(String.self)) }
  }
  enum DayRule: DecodingRule {
    static let value = Decoding<Date?> { try DateFormat.day.formatter.date(from: $0.value(String.self)) }
  }
}
