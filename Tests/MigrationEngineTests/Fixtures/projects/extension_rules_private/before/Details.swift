import Foundation

public struct Details {
  public let views: Int?
  public let length: Double
  let kind: String
}
