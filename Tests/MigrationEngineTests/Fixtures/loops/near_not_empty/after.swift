// reason: `items`: needs a rule: `for item in json["items"].arrayValue { …`
import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<ItemsRule> var items: [String] = ["first"]

  enum ItemsRule: DecodingRule { static let value = Decoding<[String]> { try ["first"] + $0.value([String].self) } }
}
