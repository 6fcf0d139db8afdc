// reason: `for i in 1..<json["tags"].count
import Bridge

struct Page: LegacyDecodable {
  var tags: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for i in 1..<container.count(at: "tags") { try tags.append(container.value(String.self, at: "tags", i)) }
  }
}
