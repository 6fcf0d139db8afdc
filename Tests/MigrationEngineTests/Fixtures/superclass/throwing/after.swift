import Foundation
import Bridge

class Device: NSObject, LegacyThrowingDecodable {
  var id: Int
}
