import Foundation
import Bridge
import LegacyJSON

extension JSON {
  var date: Date? { double.map { Date(timeIntervalSince1970: $0) } }
}

extension LegacyContainer {
  var date: Date? { get throws { try self.decodeIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } } }
}
