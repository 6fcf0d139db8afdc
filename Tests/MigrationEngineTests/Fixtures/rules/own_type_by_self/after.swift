import Bridge

struct Product: LegacyDecodable {
  static let sign = "$"
  let a: Int
  let b: Int
  let c: Int
  @DecodedBy<PriceRule> var price: String
  enum PriceRule: ObjectDecodingRule {
    static let value = Decoding<String> { try Product.sign + $0.value(String.self, at: "total") }
  }
}
