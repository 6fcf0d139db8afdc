import Bridge

struct Product: LegacyDecodable {
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  let e: Int
  @DecodedBy<PriceRule> var price: String = ""
  enum PriceRule: ObjectDecodingRule {
    static let value = Decoding<String> { try "\($0.value(Int.self, at: "a")) " + $0.value(String.self, at: "total") }
  }
}
