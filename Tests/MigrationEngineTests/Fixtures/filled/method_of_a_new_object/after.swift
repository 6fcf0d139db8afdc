import Bridge

final class Author {
  var name = ""
}

struct Book: LegacyDecodable {
  @DecodedBy<AuthorRule> var author: Author
  @DecodedBy<EditorRule> var editor: Author?

  enum AuthorRule: DecodingRule {
    static let value = Decoding<Author> { container in
      let author = Author()
      try author.name = container.value(String.self, at: "name")
      return author
    }
  }
  enum EditorRule: DecodingRule {
    static let value = Decoding<Author?> { container in
      let author = Author()
      try author.name = container.value(String.self, at: "name")
      return author
    }
  }
}
