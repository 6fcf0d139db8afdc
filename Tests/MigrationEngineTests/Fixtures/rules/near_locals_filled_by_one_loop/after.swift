// reason: no property rules: `for (_, item) in json["people"] { …` is not understood
import Bridge

struct People: LegacyDecodable, ContainerDecodable {
  var names: [String]
  var ages: [Int]

  init(from container: LegacyContainer) throws {
    var names: [String] = []
    var ages: [Int] = []
    for (_, item) in container.entries(at: "people") {
      try names.append(item.decode(String.self, at: "name"))
      try ages.append(item.decode(Int.self, at: "age"))
    }
    self.names = names
    self.ages = ages
  }
}
