// reason: needs a rule
import Foundation
import Bridge

struct Visit: LegacyDecodable {
  @DecodedBy<DateRule> var date: Date?
  @DecodedBy<NameRule> var name: NSString

  enum DateRule: ObjectDecodingRule {
    static let value = Decoding<Date?> { container in
      if let timestamp = try container.valueIfPresent(UInt64.self, at: "timestamp") {
        return NSDate(timeIntervalSince1970: Double(timestamp) / 1000.0) as Date
      }
      return nil
    }
  }
  enum NameRule: DecodingRule { static let value = Decoding { try NSString(string: $0.value(String.self)) } }
}
