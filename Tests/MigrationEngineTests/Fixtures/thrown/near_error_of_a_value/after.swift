// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum StoryError: Error { case unknown(String) }

struct Story: LegacyThrowingDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id")
    else { throw try StoryError.unknown(container.decode(String.self, at: "title")) }
    self.id = id
  }
}
