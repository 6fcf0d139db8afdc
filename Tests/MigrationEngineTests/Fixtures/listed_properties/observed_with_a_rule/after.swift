import Bridge

struct Product: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("price", as: DecodedBy<PriceRule>.self)] }
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  let e: Int
  var price: String { didSet { print(price) } }
  enum PriceRule: DecodingRule { static let value = Decoding<String> { try "$" + $0.value(String.self) } }
}
