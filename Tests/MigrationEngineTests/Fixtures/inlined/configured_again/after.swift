import Foundation
import Bridge

struct Entry: LegacyDecodable {
  let id: Int
  @DecodedBy<DayRule> var day = ""
  @DecodedBy<TimeRule> var time = ""

  enum DayRule: DecodingRule {
    static let value = Decoding<String> { container in
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      let day = try formatter.date(from: container.value(String.self))
      formatter.dateFormat = "d.M."
      return day.map { formatter.string(from: $0) } ?? ""
    }
  }
  enum TimeRule: DecodingRule {
    static let value = Decoding<String> { container in
      let formatter = DateFormatter()
      formatter.dateFormat = "HH:mm:ss"
      let time = try formatter.date(from: container.value(String.self))
      formatter.timeStyle = .short
      return formatter.string(from: time ?? Date(timeIntervalSince1970: 0))
    }
  }
}
