// reason: needs a rule
import Foundation
import Bridge

struct Traveller: LegacyDecodable {
  @DecodedBy<TaxRule> var tax: Tax?
  let name: String

  enum TaxRule: ObjectDecodingRule {
    static let value = Decoding<Tax?> { container in
      try container.membersIfPresent(at: "kind") != nil ? container.value(Tax.self, at: "tax") : nil
    }
  }
}

struct Tax: LegacyDecodable {
  let number: String
}
