// reason: `price`: needs a rule: `price = json["price"].stringValue.components(separatedBy: ",")[0]`
import Bridge

struct Product: LegacyDecodable {
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  @DecodedBy<PriceRule> var price: String = "?"
  enum PriceRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.isNull() ? "?" : container.value(String.self, at: "price").components(separatedBy: ",")[0]
    }
  }
}
