// reason: needs a written initializer: `text = "\(found)"` is not understood
import Bridge

final class Label: LegacyDecodable {
  var text: String
  var other: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let found: String? = try container.value(String.self, at: "text")
    text = "\(found)"
    let more = try Optional(container.value(String.self, at: "other"))
    other = "\(more)"
  }
}
