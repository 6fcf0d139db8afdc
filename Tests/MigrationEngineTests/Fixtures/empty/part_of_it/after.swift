import Bridge

struct Qualification: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: String!
  @DecodedBy<SpecialityRule> var speciality: String!

  private enum CodingKeys: String, CodingKey {
    case speciality
    case id = "_id"
  }

  enum SpecialityRule: DecodingRule {
    static let value = Decoding<String?> { try $0.isEmpty() ? nil : $0.value(String.self, at: "name") }
  }
}
