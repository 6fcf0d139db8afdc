import Foundation
import Bridge
import LegacyJSON

extension JSON {
  var day: Date? { string.flatMap { ISO8601DateFormatter().date(from: $0) } }
}

extension LegacyContainer {
  var day: Date? { get throws { try self.valueIfPresent(String.self).flatMap { ISO8601DateFormatter().date(from: $0) } } }
}

struct Visit: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  @DecodedBy<DayRule> private(set) var day: Date
  let title: String
  @DecodedBy<OtherRule> private(set) var other: Date?

  enum DayRule: DecodingRule { static let value = Decoding<Date>.required { try $0.day } }
  enum OtherRule: DecodingRule { static let value = Decoding<Date?> { try $0.day } }
}
