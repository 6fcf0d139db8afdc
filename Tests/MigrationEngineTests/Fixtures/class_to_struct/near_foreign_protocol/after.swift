// reason: stays a class: the protocol `NSCopying` may ask for one
import Foundation
import Bridge

final class Model: LegacyDecodable {
  var a: Int?
}

extension Model: NSCopying {
  func copy(with zone: NSZone? = nil) -> Any { self }
}
