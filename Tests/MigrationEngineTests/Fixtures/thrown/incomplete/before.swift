import Foundation
import SwiftyJSON

public struct Order {
  public let id: Int
  public let name: String
  public let note: String?
  public let count: Int

  public init(json: JSON) throws {
    guard let id = json["id"].int, let name = json["name"].string else {
      throw NSError(domain: "orders", code: -1, userInfo: nil)
    }
    self.id = id
    self.name = name
    note = json["note"].string
    count = json["count"].intValue
  }
}
