// reason: needs a rule: `if json["a"].exists(), json["b"].exists() { name = json["a"].stringValue }`
import Bridge

struct Player: LegacyDecodable {
  @DecodedBy<NameRule> var name: String?

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.exists(at: "a") && container.exists(at: "b") ? container.value(String.self, at: "a") : nil
    }
  }
}
