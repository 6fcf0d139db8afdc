import Foundation
import Bridge
import LegacyJSON

extension JSON {
  var length: Double? { string.flatMap { Double($0.dropFirst()) } }
}

extension LegacyContainer {
  var length: Double? { get throws { try self.valueIfPresent(String.self).flatMap { Double($0.dropFirst()) } } }
}

private let mark = "#"

extension Details: LegacyFailableDecodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let length = try container.nestedContainer(at: "length").length else { throw container.refusal }
    views = try container.valueIfPresent(String.self, at: "views").flatMap { Int($0) }
    self.length = length
    kind = try mark + container.value(String.self, at: "kind")
  }
}

func draft() -> Details { Details(views: 1, length: 2, kind: "") }
