import Foundation
import Bridge
import LegacyJSON

extension JSON {
  var length: Double? { string.flatMap { Double($0.dropFirst()) } }
}

extension LegacyContainer {
  var length: Double? { get throws { try self.decodeIfPresent(String.self).flatMap { Double($0.dropFirst()) } } }
}

private let mark = "#"

extension Details: LegacyFailableDecodable, ContainerDecodable {
  public init(from container: LegacyContainer) throws {
    guard let length = try container.nestedContainer(at: "length").length else { throw container.refusal }
    views = try container.decodeIfPresent(String.self, at: "views").flatMap { Int($0) }
    self.length = length
    kind = try mark + container.decode(String.self, at: "kind")
  }
}

func draft() -> Details { Details(views: 1, length: 2, kind: "") }
