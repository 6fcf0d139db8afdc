// reason: needs a rule: `if json["a"].exists(), json["b"].exists() { name = json["a"].stringValue }`
import Bridge

struct Player: LegacyDecodable {
  @DecodedBy<NameRule> var name: String?

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      if container.exists(at: "a"), container.exists(at: "b") { try container.decode(String.self, at: "a") } else { nil }
    }
  }
}
