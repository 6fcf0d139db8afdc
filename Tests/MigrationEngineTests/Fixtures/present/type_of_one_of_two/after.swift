import Bridge

struct Picture: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String
  @DecodedBy<SourceRule> private(set) var source: String

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.valueIfPresent(String.self, at: "name")
        ?? container.valueIfPresent(String.self, at: "title")
        ?? "-"
    }
  }
  enum SourceRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.valueIfPresent(String.self, at: "images", "large")
        ?? container.valueIfPresent(String.self, at: "images", "small")
        ?? ""
    }
  }
}
