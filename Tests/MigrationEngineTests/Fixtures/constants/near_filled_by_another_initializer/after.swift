// reason: the declaration of `date` can't say its value
import Bridge

final class Advent: Sendable, LegacyDecodable, ContainerDecodable {
  let date: Int
  let title: String

  init(from container: LegacyContainer) throws {
    date = 0
    title = try container.decode(String.self, at: "title")
  }

  init(title: String) {
    self.title = title
    date = 5
  }
}
