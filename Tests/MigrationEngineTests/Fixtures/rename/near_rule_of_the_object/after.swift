// options: rename
// reason: `full_name`: needs a rule: `full_name = json["first"].stringValue + json["last"].stringValue`
import Bridge

struct Person: LegacyDecodable {
  let userId: Int
  @DecodedBy<FullNameRule> private(set) var full_name: String

  enum FullNameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.value(String.self, at: "first") + $0.value(String.self, at: "last") }
  }
}
