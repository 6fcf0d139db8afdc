import Foundation
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<WhenRule> private(set) var when: Date?
  @DecodedBy<SizeRule> private(set) var size: Int

  enum WhenRule: DecodingRule {
    static let value = Decoding<Date?> { try $0.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } }
  }
  enum SizeRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
}
