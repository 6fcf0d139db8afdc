import Foundation
import Bridge

struct Event: LegacyDecodable {
  @DecodedBy<BeginRule> var begin: Date?

  enum BeginRule: DecodingRule {
    static let value = Decoding<Date?> { container in
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      return try formatter.date(from: container.value(String.self))
    }
  }

  func date(of text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }

  var today: Date? { date(of: "2020-01-01") }
}
