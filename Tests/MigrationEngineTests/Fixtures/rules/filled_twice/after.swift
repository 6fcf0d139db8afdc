import Bridge

struct Page: LegacyDecodable {
  let id: Int
  let first: Int
  let second: Int
  let third: Int
  let fourth: Int
  let fifth: Int
  let sixth: Int
  @DecodedBy<TitleRule> var title: String?

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.valueIfPresent(String.self, at: "title") ?? container.valueIfPresent(String.self, at: "name")
    }
  }
}
