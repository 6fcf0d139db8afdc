import Bridge

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Basket: LegacyDecodable {
  let items: [Item]
}

struct Tags: LegacyDecodable {
  @DecodedBy<TagsRule> var tags: [String] = []

  enum TagsRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap {
        if let found = try $0.valueIfPresent(String.self) { return try $0.value(String.self) == "none" ? nil : found }
        return nil
      }
    }
  }
}
