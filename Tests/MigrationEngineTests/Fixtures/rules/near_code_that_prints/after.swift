// reason: `price`: needs a rule: `price = "$" + Prices.made(json["price"].stringValue)`
import Bridge

enum Prices {
  static func made(_ text: String) -> String {
    print(text)
    return text
  }
}

struct Product: LegacyDecodable {
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  @DecodedBy<PriceRule> var price: String = "?"
  enum PriceRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.isNull() ? "?" : "$" + Prices.made(container.value(String.self, at: "price"))
    }
  }
}
