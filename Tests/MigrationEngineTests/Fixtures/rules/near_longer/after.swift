// reason: `price`: needs a rule: `price = "$" + json["total"].stringValue`
import Bridge

struct Product: LegacyDecodable {
  @DecodedBy<PriceRule> var price: String
  @DecodedBy<PriceRule> var old: String
  @DecodedBy<PriceRule> var next: String
  private enum CodingKeys: String, CodingKey {
    case price = "total"
    case old = "before"
    case next = "behind"
  }

  enum PriceRule: DecodingRule { static let value = Decoding<String> { try "$" + $0.value(String.self) } }
}
