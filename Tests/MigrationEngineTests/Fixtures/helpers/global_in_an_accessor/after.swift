import Foundation
import Bridge

private let dayFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter
}()

struct Holiday: LegacyDecodable {
  let name: String
  @DecodedBy<DayRule> private(set) var day: Date?
  @DecodedBy<GuestsRule> private(set) var guests: [Int]

  enum DayRule: DecodingRule {
    static let value = Decoding<Date?> { try $0.valueIfPresent(String.self).flatMap { dayFormatter.date(from: $0) } }
  }
  enum GuestsRule: DecodingRule {
    static let value = Decoding<[Int]> { try $0.nestedContainers().map { try $0.value(Int.self, at: "id") } }
  }
}
