// reason: needs a written initializer: it makes something, or asks for something, that no property holds
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  var count = 0
  var items: [Item] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty(at: "items") {
      for document in container.nestedContainers(at: "items") {
        try items.append(document.value(Item.self))
      }
    }
    count = try container.value(Int.self, at: "count")
  }
}
