import Bridge

struct Place: LegacyDecodable {
  @DecodedBy<TitleRule> private(set) var title: String?
  let cities: [City]

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.valueIfPresent(String.self, at: "title") ?? container.valueIfPresent(String.self, at: "name")
    }
  }
}

struct City: LegacyDecodable {
  let name: String
}
