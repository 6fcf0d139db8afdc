import Bridge

struct Note: LegacyDecodable {
  @DecodedBy<SenderRule> private(set) var sender: String
  enum SenderRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try LegacyContainer(parsing: container.valueIfPresent(String.self, at: "content") ?? "")
        .value(String.self, at: "s")
    }
  }
}

struct Message: LegacyDecodable {
  @DecodedBy<SenderRule> private(set) var sender: String
  @DecodedBy<TitleRule> private(set) var title: String
  enum SenderRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try LegacyContainer(parsing: container.valueIfPresent(String.self, at: "content") ?? "")
        .valueIfPresent(String.self, at: "s") ?? "x"
    }
  }
  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try LegacyContainer(parsing: container.valueIfPresent(String.self, at: "content") ?? "")
        .valueIfPresent(String.self, at: "t") ?? ""
    }
  }
}

struct Post: LegacyDecodable {
  @DecodedBy<AuthorRule> private(set) var author: Author
  enum AuthorRule: DecodingRule {
    static let value = Decoding<Author> { try LegacyContainer(parsing: $0.value(String.self)).value(Author.self) }
  }
}

struct Author: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String
  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).uppercased() } }
}
