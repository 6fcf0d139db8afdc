// reason: the declaration of `date` can't say its value
import Bridge

final class Advent: Sendable, LegacyDecodable {
  let date: Int
  let title: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    date = 0
    title = try container.value(String.self, at: "title")
  }

  init(title: String) {
    self.title = title
    date = 5
  }
}
