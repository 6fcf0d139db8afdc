import Foundation
import Bridge

class Explore: NSObject, LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var cities: [City]?
  @NeverNil var towns: [City]?
  @DecodedBy<CreatedRule> var created: NSDate?
  @DecodedBy<UpdatedRule> var updated: NSDate?

  enum CreatedRule: ObjectDecodingRule {
    static let value = Decoding<NSDate?> { container in
      try container.isEmpty() ? nil : NSDate(timeIntervalSince1970: container.value(Double.self, at: "created"))
    }
  }
  enum UpdatedRule: ObjectDecodingRule {
    static let value = Decoding<NSDate?> { container in
      try container.isEmpty() ? nil : NSDate(timeIntervalSince1970: container.value(Double.self, at: "updated"))
    }
  }
}

class City: NSObject, LegacyDecodable {
  @NeverNil var name: String!
}
