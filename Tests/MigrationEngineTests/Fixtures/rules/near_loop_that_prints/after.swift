// reason: needs a written initializer: `for (_, item) in json["people"] { …` is not understood: `print(name)`
import Bridge

struct People: LegacyDecodable {
  var names: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var names: [String] = []
    for (_, item) in container.entries(at: "people") {
      let name = try item.value(String.self, at: "name")
      print(name)
      names.append(name)
    }
    self.names = names
  }
}
