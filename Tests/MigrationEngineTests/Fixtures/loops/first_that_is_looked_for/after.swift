import Bridge

struct Gallery: LegacyDecodable, PathKeys {
  @DecodedBy<CoverRule> var cover = "none"
  let first: Int?

  private enum CodingKeys: String, CodingKey {
    case cover
    case first = "numbers.0"
  }

  enum CoverRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if let found = (try container.nestedContainers(at: "photos").first { try $0.decodeIfPresent(String.self, at: "url") != nil && $0.decode(String.self, at: "kind") == "cover" }) {
        return try found.decode(String.self, at: "url")
      }
      return "none"
    }
  }
}
