// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum StoryError: Error { case empty, noAuthor }

struct Story: LegacyThrowingDecodable, ContainerDecodable {
  let author: Author

  init(from container: LegacyContainer) throws {
    if container.isEmpty() { throw StoryError.empty }
    author = try container.decode(Author.self, at: "author")
  }
}

struct Author: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let name: String

  static var errorOfRefusal: any Error { StoryError.noAuthor }
}
