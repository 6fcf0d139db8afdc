import Bridge

struct Page: LegacyDecodable {
  let id: Int
  let first: Int
  let second: Int
  let third: Int
  let fourth: Int
  let fifth: Int
  let sixth: Int
  @DecodedBy<NamesRule> var names: [String] = []
  let title: String?
  @DecodedBy<TagsRule> var tags: [String]!

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.value(String.self).isEmpty ? nil : $0.value(String.self) }
    }
  }
  enum TagsRule: DecodingRule {
    static let value = Decoding<[String]?> { container in
      try container.nestedContainers().compactMap {
        try $0.value(String.self) == "internal" ? nil : $0.value(String.self)
      }
    }
  }
}
