// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum StoryError: Error { case empty }

struct Story: LegacyThrowingDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let problem = StoryError.empty
    if container.isEmpty() { throw problem }
    id = try container.value(Int.self, at: "id")
  }
}
