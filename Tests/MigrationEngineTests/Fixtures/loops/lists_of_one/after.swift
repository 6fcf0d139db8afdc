import Bridge

struct Tag: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Post: LegacyDecodable {
  let tags: [Tag]
  @DecodedBy<WordsRule> private(set) var words: [String]

  enum WordsRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.value(String.self).isEmpty ? nil : $0.value(String.self) }
    }
  }
}
