import Foundation
import LegacyJSON
import Bridge

extension JSON {
  var date: Date? {
    return double.map { Date(timeIntervalSince1970: $0) }
  }

  func limited(to limit: Int) -> String { String(stringValue.prefix(limit)) }
}

extension LegacyContainer {
  var date: Date? {
    get throws {
      return try self.decodeIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) }
    }
  }

  func limited(to limit: Int) throws -> String { try String(self.decode(String.self).prefix(limit)) }
}

struct Item: LegacyDecodable {
  let when: Date?
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    when = try container.nestedContainer(at: "when").date
    name = try container.nestedContainer(at: "name").limited(to: 3)
  }
}
