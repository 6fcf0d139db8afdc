import Bridge

struct Gallery: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  @DecodedBy<CoverRule> var cover = "none"
  let first: Int?

  private enum CodingKeys: String, CodingKey {
    case cover
    case first = "numbers.0"
  }

  enum CoverRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if let found = (try container.nestedContainers(at: "photos").first { try $0.valueIfPresent(String.self, at: "url") != nil && $0.value(String.self, at: "kind") == "cover" }) {
        return try found.value(String.self, at: "url")
      }
      return "none"
    }
  }
}
