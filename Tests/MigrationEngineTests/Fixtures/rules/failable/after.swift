import Bridge

struct Flat: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  @Coerced private(set) var size: Int
  @DecodedBy<PriceRule> private(set) var price: String

  enum PriceRule: DecodingRule { static let value = Decoding<String> { try "\($0.value(Int.self)) €" } }
}
