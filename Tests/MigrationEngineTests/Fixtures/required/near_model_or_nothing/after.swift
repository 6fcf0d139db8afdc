// reason: `author`: needs a rule: `self.author = author`
import Bridge

struct Author: LegacyRequiringDecodable {
  let id: Int
}

struct Cover: LegacyFailableDecodable {
  @DecodedBy<AuthorRule> var author: Author?

  enum AuthorRule: DecodingRule {
    static let value = Decoding<Author?> { container in
      guard let author = try container.decodeIfAccepted(Author.self) else { throw container.refusal }
      return author
    }
  }
}
