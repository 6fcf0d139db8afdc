import Foundation
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<MadeRule> var made: Date?

  enum MadeRule: DecodingRule {
    static let value = Decoding<Date?> { try $0.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } }
  }
}
