import Bridge

struct Country: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: Int!
  @NeverNil var code: String!
  @DecodedBy<PhoneRule> var phone: String!

  private enum CodingKeys: String, CodingKey {
    case id, phone
    case code = "phonecode"
  }

  enum PhoneRule: ObjectDecodingRule {
    static let value = Decoding<String?> { try $0.isEmpty() ? nil : $0.value(String.self, at: "phonecode") }
  }
}
