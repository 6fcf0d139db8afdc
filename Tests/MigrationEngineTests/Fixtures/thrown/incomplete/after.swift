import Foundation
import Bridge

public struct Order: LegacyThrowingDecodable {
  public static var legacyRules: [LegacyRule] {
    [.requiresValues, .refusesWithError(NSError(domain: "orders", code: -1, userInfo: nil))]
  }
  public let id: Int
  public let name: String
  public let note: String?
  @Coerced public private(set) var count: Int
}
