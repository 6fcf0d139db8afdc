// reason: it is made of `[String: JSON]`
import SwiftyJSON

open class Packet {
  public let id: Int

  public init(_ members: [String: JSON]) {
    id = members["id"]?.intValue ?? 0
  }
}
