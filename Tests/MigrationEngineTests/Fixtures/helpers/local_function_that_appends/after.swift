import Bridge

struct Article: LegacyDecodable {
  @DecodedBy<TagsRule> private(set) var tags: [String]
  @DecodedBy<AuthorsRule> private(set) var authors: [String]

  enum TagsRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.value([String].self, at: "tags") + [container.value(String.self, at: "section")]
    }
  }
  enum AuthorsRule: DecodingRule { static let value = Decoding<[String]> { try $0.value([String].self).sorted() } }
}
