import Foundation
import LegacyJSON
import Bridge

extension JSON {
  var moment: Date? { return double.map { Date(timeIntervalSince1970: $0) } }
  var size: Int { get { return int ?? 1 } }
}

extension LegacyContainer {
  var moment: Date? { get throws { return try self.decodeIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } } }

  var size: Int { get throws { return try self.decodeIfPresent(Int.self) ?? 1 } }
}

struct Item: LegacyDecodable {
  @DecodedBy<WhenRule> private(set) var when: Date?
  @DecodedBy<SizeRule> private(set) var size: Int

  enum WhenRule: DecodingRule { static let value = Decoding<Date?> { try $0.moment } }
  enum SizeRule: DecodingRule { static let value = Decoding<Int> { try $0.size } }
}
