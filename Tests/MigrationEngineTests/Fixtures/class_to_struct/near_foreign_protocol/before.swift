// reason: stays a class: the protocol `NSCopying` may ask for one
import Foundation
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

extension Model: NSCopying {
  func copy(with zone: NSZone? = nil) -> Any { self }
}
