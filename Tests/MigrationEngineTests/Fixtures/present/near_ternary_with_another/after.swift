// reason: needs a rule: `name = json["name"].exists() ? json["name"].stringValue : "nobody"`
import Bridge

struct Player: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { try $0.exists() ? $0.value(String.self) : "nobody" }
  }
}
