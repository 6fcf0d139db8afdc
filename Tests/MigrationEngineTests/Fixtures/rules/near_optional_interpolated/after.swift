// reason: needs a written initializer: `text = "\(found)"` is not understood
import Bridge

final class Label: LegacyDecodable, ContainerDecodable {
  var text: String
  var other: String

  init(from container: LegacyContainer) throws {
    let found: String? = try container.decode(String.self, at: "text")
    text = "\(found)"
    let more = try Optional(container.decode(String.self, at: "other"))
    other = "\(more)"
  }
}
