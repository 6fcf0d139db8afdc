import Bridge

struct Titles: LegacyDecodable {
  @DecodedBy<TitlesRule> var titles: [String: String] = [:]

  enum TitlesRule: DecodingRule {
    static let value = Decoding<[String: String]> { container in
      try Dictionary(uniqueKeysWithValues: container.entries().map { try ($0.0, $0.1.valueIfPresent(String.self)!) })
    }
  }
}

struct Names: LegacyDecodable {
  @DecodedBy<NamesRule> var names: [String: String] = [:]

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String: String]> { container in
      try Dictionary(uniqueKeysWithValues: container.entries().map { try ($0.0, $0.1.value(String.self)) })
    }
  }
}

struct Marks: LegacyDecodable {
  @DecodedBy<MarksRule> var marks: [String] = []

  enum MarksRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap {
        try $0.value(String.self, at: "mark").isEmpty ? nil : $0.value(String.self, at: "mark") + "!"
      }
    }
  }
}

struct Sizes: LegacyDecodable {
  @DecodedBy<SizesRule> var sizes: [Int] = []

  enum SizesRule: DecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(Int.self).map { found in found * 2 } }
    }
  }
}

struct Known: LegacyDecodable {
  @DecodedBy<NamesRule> var names: [String] = []

  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "rows").compactMap {
        try $0.exists(at: "known") ? $0.value(String.self, at: "name") : nil
      }
    }
  }
}
