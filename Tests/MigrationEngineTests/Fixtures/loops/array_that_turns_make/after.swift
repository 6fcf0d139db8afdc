import Bridge

struct Tag: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let name: String
}

struct Post: LegacyDecodable {
  @DecodedBy<TagsRule> var tags: [Tag]?
  @DecodedBy<LikesRule> var likes: [String]?
  @DecodedBy<TitlesRule> var titles: [String]?
  @DecodedBy<NotesRule> var notes: [String]?

  enum TagsRule: DecodingRule {
    static let value = Decoding<[Tag]?> { container in
      if let tags = (try container.nestedContainersIfPresent()?.compactMap { try $0.valueIfAccepted(Tag.self) }) {
        return tags.isEmpty ? nil : tags
      }
      return nil
    }
  }
  enum LikesRule: DecodingRule {
    static let value = Decoding<[String]?> { try !$0.nestedContainers().isEmpty ? $0.value([String].self) : nil }
  }
  enum TitlesRule: DecodingRule {
    static let value = Decoding<[String]?> { container in
      if (try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }.isEmpty) { return nil }
      return try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }
    }
  }
  enum NotesRule: DecodingRule {
    static let value = Decoding<[String]?> { container in
      if !container.nestedContainers().isEmpty {
        return try container.nestedContainers().compactMap {
          try $0.value(String.self, at: "text").isEmpty ? nil : $0.value(String.self, at: "text")
        }
      }
      return nil
    }
  }
}
