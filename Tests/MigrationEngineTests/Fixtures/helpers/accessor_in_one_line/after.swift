import Foundation
import LegacyJSON
import Bridge

extension JSON {
  var date: Date? { return double.map { Date(timeIntervalSince1970: $0) } }
  var size: Int { get { return int ?? 1 } }
}

extension LegacyContainer {
  var date: Date? { get throws { return try self.decodeIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } } }

  var size: Int { get throws { return try self.decodeIfPresent(Int.self) ?? 1 } }
}

struct Item: LegacyDecodable {
  let when: Date?
  let size: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    when = try container.nestedContainer(at: "when").date
    size = try container.nestedContainer(at: "size").size
  }
}
