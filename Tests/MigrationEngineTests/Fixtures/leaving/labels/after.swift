import Bridge

struct Profile: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenNull] }
  @NeverNil var name: String?
  @DecodedBy<CountRule> var count = 7
  let title: String?

  enum CountRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.isNull() ? 7 : $0.value(Int.self, at: "count") }
  }
}

struct Sections: LegacyDecodable {
  @DecodedBy<TitlesRule> var titles: [String] = []

  enum TitlesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "sections").compactMap {
        try $0.value(String.self, at: "kind") == "hidden" ? nil : $0.value(String.self, at: "title")
      }
    }
  }
}

struct Level: LegacyDecodable {
  @DecodedBy<LevelRule> var level = 1

  enum LevelRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      if try container.value(String.self, at: "kind") == "special" {
        return try container.valueIfPresent(Int.self, at: "level") ?? 1
      }
      return 2
    }
  }
}
