import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Price: LegacyDecodable {
  @DecodedBy<AmountRule> private(set) var amount: Double
  @DecodedBy<UnitRule> private(set) var unit: String
  enum AmountRule: DecodingRule { static let value = Decoding<Double> { try $0.decodeIfPresent(Double.self) ?? 1 } }
  enum UnitRule: DecodingRule { static let value = Decoding<String> { try $0.decodeIfPresent(String.self) ?? "EUR" } } // cents
}

struct Shop: LegacyDecodable {
  let item: Item
  let price: Price?
}
