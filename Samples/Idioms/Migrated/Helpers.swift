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

struct AccessorItem: LegacyDecodable {
  @DecodedBy<WhenRule> private(set) var when: Date?
  @DecodedBy<NameRule> private(set) var name: String

  enum WhenRule: DecodingRule { static let value = Decoding<Date?> { try $0.date } }
  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.limited(to: 3) } }
}

enum Parser {
  static func date(_ json: JSON) -> Date? {
    guard let seconds = json.double else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }
}

struct ParsedItem: LegacyDecodable {
  @DecodedBy<WhenRule> private(set) var when: Date?

  enum WhenRule: DecodingRule {
    static let value = Decoding<Date?> { try $0.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } }
  }
}

func elsewhere(_ json: JSON) -> Date? { Parser.date(json["when"]) }

class UpdatedItem: NSObject, LegacyDecodable {
  var id = 0
  var name = ""
}

struct RemadeItem: LegacyDecodable {
  @DecodedBy<OwnerRule> private(set) var owner: RemadeOwner
  let owners: [RemadeOwner]

  enum OwnerRule: DecodingRule {
    static let value = Decoding<RemadeOwner> { try LegacyContainer($0.members()).value(RemadeOwner.self) }
  }
}

struct RemadeOwner: LegacyDecodable {
  let id: Int?
}
