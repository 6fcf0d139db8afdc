// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum StoryError: Error { case empty }

struct Story: LegacyThrowingDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    let problem = StoryError.empty
    if container.isEmpty() { throw problem }
    id = try container.decode(Int.self, at: "id")
  }
}
