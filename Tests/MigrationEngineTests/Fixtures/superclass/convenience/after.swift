import Foundation
import Bridge

class Device: NSObject, LegacyDecodable {
  var id = 0
  @NeverNil var name: String!
}

let empty = Device()
