// reason: needs a rule: `if json["name"].type == .number { name = json["name"].stringValue }`
import Bridge

struct Player: LegacyDecodable {
  @DecodedBy<NameRule> var name = "none"

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { container in
      if container.numberIfPresent() != nil {
        return try container.valueIfPresent(Bool.self) != nil ? "none" : container.value(String.self)
      }
      return "none"
    }
  }
}
