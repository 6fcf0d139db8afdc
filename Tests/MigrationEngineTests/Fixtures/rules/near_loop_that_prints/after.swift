// reason: needs a written initializer: `for (_, item) in json["people"] { …` is not understood: `print(name)`
import Bridge

struct People: LegacyDecodable, ContainerDecodable {
  var names: [String]

  init(from container: LegacyContainer) throws {
    var names: [String] = []
    for (_, item) in container.entries(at: "people") {
      let name = try item.decode(String.self, at: "name")
      print(name)
      names.append(name)
    }
    self.names = names
  }
}
