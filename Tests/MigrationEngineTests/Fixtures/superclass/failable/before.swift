import Foundation
import SwiftyJSON

@available(macOS 10.15, *)
open class Device: NSObject {
  public var id = 0
  public var name: String?

  public init?(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string
    super.init()
  }
}
