// reason: `code`: needs a rule: `code = json["phonecode"].stringValue`
import Bridge

struct Country: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int!
  @DecodedBy<CodeRule> var code: String!
  @NeverNil var phone: String!

  private enum CodingKeys: String, CodingKey {
    case id, code
    case phone = "phonecode"
  }

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.isEmpty() ? nil : $0.value(Int.self, at: "id") }
  }
  enum CodeRule: ObjectDecodingRule {
    static let value = Decoding<String?> { try $0.isEmpty() ? nil : $0.value(String.self, at: "phonecode") }
  }
}
