// reason: it is made of `[String: JSON]`
import SwiftyJSON

public struct Packet {
  public let id: Int
}

extension Packet {
  public init(_ members: [String: JSON]) {
    self.init(id: members["id"]?.intValue ?? 0)
  }
}
