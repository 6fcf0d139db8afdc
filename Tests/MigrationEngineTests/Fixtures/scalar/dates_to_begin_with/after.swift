import Foundation
import Bridge

struct Status: LegacyDecodable {
  @DecodedBy<SecondsSince1970Rule> var timestamp = Date(timeIntervalSince1970: 0)
  @DecodedBy<EndRule> var end = Date.distantFuture

  enum EndRule: DecodingRule {
    static let value = Decoding<Date> { container in
      try container.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } ?? Date.distantFuture
    }
  }
}
