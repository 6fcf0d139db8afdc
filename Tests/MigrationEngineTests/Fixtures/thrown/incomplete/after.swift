import Foundation
import Bridge

public struct Order: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  public let id: Int
  public let name: String
  public let note: String?
  @Coerced public private(set) var count: Int

  public static var errorOfRefusal: any Error { NSError(domain: "orders", code: -1, userInfo: nil) }
}
