import Bridge

struct Product {
  let a: Int
  let b: Int
  let c: Int
  @DecodedBy<PriceRule> private(set) var price: String
}

extension Product: LegacyDecodable {
  enum PriceRule: DecodingRule { static let value = Decoding<String> { try "$" + $0.value(String.self) } }
}

let sample = Product(a: 1, b: 2, c: 3, price: "$4")
