// reason: needs a rule: `if !json["name"].isEmpty { name = json["name"].stringValue }`
import Bridge

struct Player: LegacyDecodable {
  @DecodedBy<NameRule> var name = ""

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { container in
      if !container.isEmpty() { try container.decode(String.self) } else { "" }
    }
  }
}
