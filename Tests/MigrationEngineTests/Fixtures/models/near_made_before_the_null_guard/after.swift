// reason: `link`: needs a rule: `link = json["link"].stringValue`
import Bridge

struct Banner: LegacyDecodable {
  @NeverNil var id: Int?
  @DecodedBy<LinkRule> var link: String?

  enum LinkRule: ObjectDecodingRule {
    static let value = Decoding<String?> { try $0.isNull() ? nil : $0.value(String.self, at: "link") }
  }
}
