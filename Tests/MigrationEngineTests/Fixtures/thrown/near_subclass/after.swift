// reason: the initializer throws, and the type is in a hierarchy
import Bridge

enum StoryError: Error { case empty }

class Story: LegacyThrowingDecodable, ContainerDecodable {
  let id: Int

  required init(from container: LegacyContainer) throws {
    if container.isEmpty() { throw StoryError.empty }
    id = try container.decode(Int.self, at: "id")
  }
}

class Novel: Story {
  let title: String

  required init(from container: LegacyContainer) throws {
    title = try container.decode(String.self, at: "title")
    try super.init(from: container)
  }
}
