// reason: needs a written initializer: `for (key, part) in json { …` is not understood
import Bridge

final class Author: LegacyDecodable {
  var name: String = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (key, part) in container.entries() {
      if key == "name" { name = try part.value(String.self) } else if key == "nick" { name = try part.value(String.self) }
    }
  }
}
