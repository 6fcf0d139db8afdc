// reason: needs a written initializer: `for (key, part) in json { …` is not understood
import Bridge

final class Author: LegacyDecodable, ContainerDecodable {
  var name: String = ""

  init(from container: LegacyContainer) throws {
    for (key, part) in container.entries() {
      if key == "name" { name = try part.decode(String.self) } else if key == "nick" { name = try part.decode(String.self) }
    }
  }
}
