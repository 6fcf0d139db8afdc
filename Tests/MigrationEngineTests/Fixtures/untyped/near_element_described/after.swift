// reason: needs a written initializer: no declaration can say what `words` is
import Bridge

final class Article: LegacyDecodable, ContainerDecodable {
  var words: [String]

  init(from container: LegacyContainer) throws {
    words = (container.arrayObject(at: "words") ?? []).map { "\($0)" }
  }
}
