// reason: the initializer throws, and the type is in a hierarchy
import Bridge

enum StoryError: Error { case empty }

class Story: LegacyThrowingDecodable {
  let id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() { throw StoryError.empty }
    id = try container.value(Int.self, at: "id")
  }
}

class Novel: Story {
  let title: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    title = try container.value(String.self, at: "title")
    try super.init(from: decoder)
  }
}
