// reason: `for i in 0..<json["tags"].count { …` is not understood
import Bridge

struct Page: LegacyDecodable {
  var tags: [String] = []
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for i in 0..<container.count(at: "tags") {
      try tags.append(container.value(String.self, at: "tags", i))
      try names.append(container.value(String.self, at: "names", i))
    }
  }
}
