// reason: `span`: needs a rule: `span = first + " to " + last`
import Foundation
import Bridge

struct Visit: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let title: String
  @DecodedBy<SpanRule> private(set) var span: String

  enum SpanRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      guard let first = try container.valueIfPresent(String.self, at: "first"),
        let last = try container.valueIfPresent(String.self, at: "last"),
        first < last
      else { throw container.refusal }
      return first + " to " + last
    }
  }
}
