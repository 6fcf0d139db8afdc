// reason: `name`: needs a rule: `name = json["name"].stringValue`
import Bridge

struct Banner: LegacyDecodable {
  @NeverNil var id: Int?
  @DecodedBy<NameRule> var name: String?

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String?> { try $0.isEmpty() ? nil : $0.value(String.self, at: "name") }
  }
}
