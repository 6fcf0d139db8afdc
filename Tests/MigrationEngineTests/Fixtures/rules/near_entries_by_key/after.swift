// reason: needs a written initializer: `for (key, item) in json["names"] { …` is not understood
import Bridge

struct Feed: LegacyDecodable, ContainerDecodable {
  var count: Int
  var names: [String] = []

  init(from container: LegacyContainer) throws {
    count = try container.decode(Int.self, at: "count")
    for (key, item) in container.entries(at: "names") {
      try names.append(key + item.decode(String.self))
    }
  }
}
