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
      return try self.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) }
    }
  }

  func limited(to limit: Int) throws -> String { try String(self.value(String.self).prefix(limit)) }
}

struct Item: LegacyDecodable {
  @DecodedBy<WhenRule> private(set) var when: Date?
  @DecodedBy<NameRule> private(set) var name: String

  enum WhenRule: DecodingRule { static let value = Decoding<Date?> { try $0.date } }
  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.limited(to: 3) } }
}
