import Foundation
import Bridge

final class Model: LegacyDecodable {
  var a: Int?
}

extension Model: NSCopying {
  func copy(with zone: NSZone? = nil) -> Any { self }
}
