// reason: needs a rule
import Foundation
import Bridge

struct Visit: LegacyDecodable {
  @DecodedBy<DateRule> var date: Date?
  @DecodedBy<NameRule> var name: NSString

  enum DateRule: ObjectDecodingRule {
    static let value = Decoding<Date?> { container in
      try container.decodeIfPresent(UInt64.self, at: "timestamp").flatMap { NSDate(timeIntervalSince1970: Double($0) / 1000.0) as Date }
    }
  }
  enum NameRule: DecodingRule { static let value = Decoding { try NSString(string: $0.decode(String.self)) } }
}
