import Bridge

struct Post: LegacyDecodable {
  @DecodedBy<TagsRule> private(set) var tags: [String]
  @DecodedBy<LikesRule> private(set) var likes: [Int]
  @DecodedBy<NamesRule> var names: [String] = []
  @DecodedBy<TitleRule> private(set) var title: String

  enum TagsRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainersIfPresent(at: "tags")?.map { try $0.value(String.self) }
        ?? container.nestedContainersIfPresent(at: "labels")?.map { try $0.value(String.self) }
        ?? []
    }
  }
  enum LikesRule: ObjectDecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.nestedContainersIfPresent(at: "likes")?.compactMap { try $0.valueIfPresent(Int.self) }
        ?? container.nestedContainersIfPresent(at: "votes")?.compactMap { try $0.valueIfPresent(Int.self) }
        ?? []
    }
  }
  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainersIfPresent(at: "authors")?.map { try $0.value(String.self, at: "name") }
        ?? container.nestedContainersIfPresent(at: "editors")?.map { try $0.value(String.self, at: "name") }
        ?? []
    }
  }
  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if try container.value(Bool.self, at: "short") { return try container.value(String.self, at: "brief") }
      return try container.value(String.self, at: "title")
    }
  }
}
