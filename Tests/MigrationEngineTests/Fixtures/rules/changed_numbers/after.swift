import Foundation
import Bridge

struct Event: LegacyDecodable {
  @DecodedBy<DateRule> private(set) var date: Date

  enum DateRule: ObjectDecodingRule {
    static let value = Decoding { try Date(timeIntervalSince1970: $0.value(Double.self, at: "milliseconds") / 1000) }
  }
}
