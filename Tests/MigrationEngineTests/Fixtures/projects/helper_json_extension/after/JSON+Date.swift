import Foundation
import LegacyJSON

extension JSON {
  var date: Date? { double.map { Date(timeIntervalSince1970: $0) } }
}
