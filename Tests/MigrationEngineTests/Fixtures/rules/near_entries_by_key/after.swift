// reason: `names`: needs a rule: `for (key, item) in json["names"] { …`
import Bridge

struct Feed: LegacyDecodable {
  let count: Int
  @DecodedBy<NamesRule> var names: [String] = []

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { try $0.entries().map { try $0.0 + $0.1.value(String.self) } }
  }
}
