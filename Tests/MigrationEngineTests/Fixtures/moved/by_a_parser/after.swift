import Bridge
import LegacyJSON
import ModernClient

struct Price: LegacyDecodable {
  let amount: Double
  @DefaultValue<CurrencyDefault> private(set) var currency: String

  enum CurrencyDefault: DefaultProviding { static var decodingDefault: String { "EUR" } }
}

struct Offer: LegacyDecodable {
  // Names are never missing.
  let name: String
  @NeverNil var price: Price?
  @DecodedBy<IsNewRule> var isNew = false

  enum IsNewRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { container in
      try container.valueIfPresent(String.self, at: "state").map { $0 != OfferParser.outdated } ?? false
    }
  }
}

class OfferParser {
  static let outdated = "old"

  func parse(_ json: JSON) -> Offer {
    return Offer(json: json)
  }
}
