// reason: needs a rule
import Foundation
import Bridge
import ModernClient

struct Category: LegacyDecodable {
  @DecodedBy<IdentifierRule> private(set) var identifier: String
  @DefaultEmptyString private(set) var name: String
  let image: URL?

  private enum CodingKeys: String, CodingKey {
    case identifier, name
    case image = "imgUrl"
  }

  enum IdentifierRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(Int.self, at: "id").map { "\($0)" } ?? "" }
  }
}
