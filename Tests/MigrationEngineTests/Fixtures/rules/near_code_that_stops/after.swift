// reason: `price`: needs a rule: `price = String(json["price"].stringValue.first!)`
import Bridge

struct Product: LegacyDecodable {
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  @DecodedBy<PriceRule> var price: String = "?"
  enum PriceRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.isNull() ? "?" : String($0.value(String.self, at: "price").first!) }
  }
}
