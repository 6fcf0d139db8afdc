import Bridge

struct Place: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  @DecodedBy<TitleRule> private(set) var title: String
  let city: String?

  private enum CodingKeys: String, CodingKey {
    case title
    case city = "address.city"
  }

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.valueIfPresent(String.self, at: "title")
        ?? container.valueIfPresent(String.self, at: "name")
        ?? "-"
    }
  }
}
