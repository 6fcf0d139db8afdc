import Bridge

struct Owner: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  @NeverNil var id: String?
  @DecodedBy<NameRule> var name: String?
  let city: String?
  @NeverNil var age: Int?
  @NeverNil var info: Info?

  private enum CodingKeys: String, CodingKey {
    case name, age, info
    case id = "_id"
    case city = "address.city"
  }

  enum NameRule: DecodingRule { static let value = Decoding<String?> { try $0.valueIfPresent(String.self) ?? "" } }
}

struct Info: LegacyDecodable {
  let title: String
}
