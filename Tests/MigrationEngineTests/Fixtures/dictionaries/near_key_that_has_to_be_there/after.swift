// reason: `name`: needs a rule: `name = members["name"]!.stringValue`
import Bridge

struct Bag: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.members()["name"]!.value(String.self) }
  }
}
