// reason: `author`: needs a rule: `self.author = author`
import Bridge

struct Author: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Cover: LegacyFailableDecodable {
  @DecodedBy<AuthorRule> var author: Author?

  enum AuthorRule: DecodingRule {
    static let value = Decoding<Author?> { container in
      guard let author = try container.valueIfAccepted(Author.self) else { throw container.refusal }
      return author
    }
  }
}
