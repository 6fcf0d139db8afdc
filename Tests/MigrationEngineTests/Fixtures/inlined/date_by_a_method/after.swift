import Foundation
import Bridge

struct Event: LegacyDecodable {
  @DecodedBy<BeginRule> var begin: Date?
  @DecodedBy<BeginRule> var end: Date?
  let title: String

  enum BeginRule: DecodingRule {
    static let value = Decoding<Date?> { container in
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      formatter.locale = Locale(identifier: "en_US_POSIX")
      return try formatter.date(from: container.value(String.self))
    }
  }
}
