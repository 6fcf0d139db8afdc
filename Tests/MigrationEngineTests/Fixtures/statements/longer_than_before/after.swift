import Foundation
import Bridge

struct Switch: LegacyDecodable {
  @DecodedBy<SizeRule> private(set) var size: Int
  @DecodedBy<DayRule> private(set) var day: Date
  @DecodedBy<IsOnRule> private(set) var isOn: Bool

  enum SizeRule: DecodingRule {
    static let value = Decoding<Int> { try $0.valueIfPresent(Int.self).map { abs($0) } ?? 20 }
  }
  enum DayRule: DecodingRule {
    static let value = Decoding<Date> { container in
      try container.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0 / 1000) } ?? .distantPast
    }
  }
  enum IsOnRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { container in
      try container.valueIfPresent(Bool.self, at: "type") == nil
        && container.valueIfPresent(Double.self, at: "type") == 1
    }
  }
}
