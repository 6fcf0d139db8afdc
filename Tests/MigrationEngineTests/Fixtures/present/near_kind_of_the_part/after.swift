// reason: needs a rule: `if json["name"].type == .array { name = "several" }`
import Bridge

struct Player: LegacyDecodable {
  @DecodedBy<NameRule> var name = "one"

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { $0.nestedContainersIfPresent() != nil ? "several" : "one" }
  }
}
