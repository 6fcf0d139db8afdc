// reason: needs a written initializer: `for index in 0..<json["items"].count { …` is not understood
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  var items: [Item] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    // An object has a count, too, and no elements under numbers.
    for index in 0..<container.count(at: "items") {
      try items.append(container.value(Item.self, at: "items", index))
    }
  }
}
