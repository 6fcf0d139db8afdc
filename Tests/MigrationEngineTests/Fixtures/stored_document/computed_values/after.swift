import Foundation
import Bridge

/// An event.
struct Event: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  enum Kind: String {
    case talk
    case unknown = ""
  }

  private enum CodingKeys: String, CodingKey {
    case start, kind, link, names, seats, venue
    case city = "place.city"
  }

  enum KindRule: DecodingRule { static let value = Decoding { try Kind(rawValue: $0.value(String.self)) ?? .unknown } }
  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "people").compactMap {
        try $0.isNull(at: "id") ? nil : $0.value(String.self, at: "name")
      }
    }
  }

  /// When it begins.
  @DecodedBy<SecondsSince1970Rule> private(set) var start: Date
  @DecodedBy<KindRule> private(set) var kind: Kind
  let city: String?
  @DecodedBy<ExactTextURLRule> private(set) var link: URL?
  @DecodedBy<NamesRule> private(set) var names: [String]
  @NilIfAbsent private(set) var seats: Int?
  let venue: Venue?

  func text() -> String { "\(names) \(start)" }
}

struct Venue: LegacyDecodable {
  let name: String
}
