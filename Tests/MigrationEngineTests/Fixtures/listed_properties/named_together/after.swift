import Bridge

struct Product: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("price", as: DecodedBy<PriceRule>.self)] }
  let a: Int
  let price, title: String

  enum PriceRule: DecodingRule { static let value = Decoding<String> { try "$" + $0.value(String.self) } }
}
