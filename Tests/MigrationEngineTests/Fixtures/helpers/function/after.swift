import Foundation
import LegacyJSON
import Bridge

enum Parser {
  static func date(_ json: JSON) -> Date? {
    guard let seconds = json.double else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }
}

struct Item: LegacyDecodable {
  @DecodedBy<WhenRule> private(set) var when: Date?

  enum WhenRule: DecodingRule {
    static let value = Decoding<Date?> { try $0.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } }
  }
}

func elsewhere(_ json: JSON) -> Date? { Parser.date(json["when"]) }
