import Foundation
import Bridge

struct Traveller: LegacyDecodable {
  @DecodedBy<TaxRule> var tax: Tax?
  let name: String
  let stops: [Tax]?

  enum TaxRule: DecodingRule {
    static let value = Decoding<Tax?> { try $0.membersIfPresent() != nil ? $0.value(Tax.self) : nil }
  }
}

struct Tax: LegacyDecodable {
  let number: String
}
