// reason: `for i in 0..<json["tags"].count
import Bridge

struct Page: LegacyDecodable {
  var tags: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    // The element behind it.
    for i in 0..<container.count(at: "tags") { try tags.append(container.value(String.self, at: "tags", i + 1)) }
  }
}
