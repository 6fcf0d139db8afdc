// reason: not plain: not understood: `for item in json["items"].arrayValue {
import Bridge

struct Page: LegacyDecodable {
  var items: [String] = ["first"]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "items") {
      try items.append(item.decode(String.self))
    }
  }
}
