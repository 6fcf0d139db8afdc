// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum StoryError: Error { case empty, noTitle }

struct Story: LegacyThrowingDecodable {
  let title: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() { throw StoryError.empty }
    guard let title = try container.valueIfPresent(String.self, at: "title") else { throw StoryError.noTitle }
    self.title = title
  }
}
