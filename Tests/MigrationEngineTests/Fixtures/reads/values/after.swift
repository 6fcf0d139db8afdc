import Foundation
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<WhenRule> private(set) var when: Date?
  @DecodedBy<TextURLRule> private(set) var link: URL?
  @DecodedBy<PriceRule> private(set) var price: Double
  @DecodedBy<LabelRule> private(set) var label: String
  @DecodedBy<KindRule> private(set) var kind: Kind

  enum Kind: Int { case a, b }

  enum WhenRule: DecodingRule {
    static let value = Decoding<Date?> { container in
      try container.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0 / 1000) }
    }
  }
  enum PriceRule: DecodingRule { static let value = Decoding<Double> { try Double($0.value(String.self)) ?? 0 } }
  enum LabelRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try "\(container.value(String.self, at: "first")) \(container.value(String.self, at: "last"))"
    }
  }
  enum KindRule: DecodingRule { static let value = Decoding { try Kind(rawValue: $0.value(Int.self)) ?? .a } }
}
