// reason: not plain: not understood: `for (_, item) in json["items"] {
import Bridge

struct Page: LegacyDecodable {
  var items: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (_, item) in container.entries(at: "items") {
      try items.append(item.decode(String.self))
    }
  }
}
