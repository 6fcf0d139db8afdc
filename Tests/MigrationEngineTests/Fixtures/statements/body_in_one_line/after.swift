import Bridge
import ModernClient

struct Item: LegacyDecodable {
  let id: Int
}

struct Price: LegacyDecodable {
  @DecodedBy<AmountRule> private(set) var amount: Double
  @DefaultValue<UnitDefault> private(set) var unit: String
  enum AmountRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Double.self) ?? 1 } }
  enum UnitDefault: DefaultProviding { static var decodingDefault: String { "EUR" } } // cents
}

struct Shop: LegacyDecodable {
  let item: Item
  let price: Price?
}
