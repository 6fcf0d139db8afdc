import Foundation
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<MadeRule> var made: Date?

  enum MadeRule: DecodingRule {
    static let value = Decoding<Date?> { try Formats.day.date(from: $0.value(String.self)) }
  }
}
