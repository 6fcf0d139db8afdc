// reason: needs a rule: `if !json["name"].isEmpty { name = json["name"].stringValue }`
import Bridge

struct Player: LegacyDecodable {
  @DecodedBy<NameRule> var name = ""

  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.isEmpty() ? "" : $0.decode(String.self) } }
}
