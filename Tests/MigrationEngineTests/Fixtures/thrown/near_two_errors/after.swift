// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum StoryError: Error { case empty, noTitle }

struct Story: LegacyThrowingDecodable, ContainerDecodable {
  let title: String

  init(from container: LegacyContainer) throws {
    if container.isEmpty() { throw StoryError.empty }
    guard let title = try container.decodeIfPresent(String.self, at: "title") else { throw StoryError.noTitle }
    self.title = title
  }
}
