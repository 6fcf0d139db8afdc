import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<TagsRule> var tags: [String] = []

  enum TagsRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try (container.value(Bool.self, at: "bare") ? [] : container.value([String].self, at: "tags"))
        + (
          container.value(Bool.self, at: "isNew") && container.value(Bool.self, at: "main")
            ? [container.value(String.self, at: "name")]
            : [])
        + (
          container.value(Bool.self, at: "isNew") && container.valueIfPresent(String.self, at: "kind") != nil
            ? [container.value(String.self, at: "kind")]
            : [])
        + [container.value(String.self, at: "last")]
    }
  }
}
