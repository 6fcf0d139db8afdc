// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum StoryError: Error { case unknown(String) }

struct Story: LegacyThrowingDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id")
    else { throw try StoryError.unknown(container.value(String.self, at: "title")) }
    self.id = id
  }
}
