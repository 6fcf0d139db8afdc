// reason: is not understood
import Bridge

final class Draft {
  var title = ""
  init() {}
}

struct Note: LegacyDecodable {
  let title: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let draft = Draft()
    let other = draft
    other.title = try container.value(String.self, at: "title")
    title = draft.title
  }
}
