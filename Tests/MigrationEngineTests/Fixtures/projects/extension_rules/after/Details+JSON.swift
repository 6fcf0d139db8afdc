import Foundation
import Bridge
import LegacyJSON

extension JSON {
  var length: Double? { string.flatMap { Double($0.dropFirst()) } }
}

extension LegacyContainer {
  var length: Double? { get throws { try self.valueIfPresent(String.self).flatMap { Double($0.dropFirst()) } } }
}

func draft() -> Details { Details(views: 1, length: 2, kind: "") }
