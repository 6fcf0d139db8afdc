// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum StoryError: Error { case empty, noAuthor }

struct Story: LegacyThrowingDecodable {
  let author: Author

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() { throw StoryError.empty }
    author = try container.value(Author.self, at: "author")
  }
}

struct Author: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(StoryError.noAuthor)] }
  let name: String
}
