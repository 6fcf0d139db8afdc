// reason: not plain: not understood: `for (_, item) in json["items"] {
import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<ItemsRule> var items: [String] = []

  enum ItemsRule: DecodingRule {
    static let value = Decoding<[String]> { try $0.entries().map { try $1.decode(String.self) } }
  }
}
