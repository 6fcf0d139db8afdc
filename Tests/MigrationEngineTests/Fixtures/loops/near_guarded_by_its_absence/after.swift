// reason: needs a written initializer: it makes something, or asks for something, that no property holds
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable, ContainerDecodable {
  var count = 0
  var items: [Item] = []

  init(from container: LegacyContainer) throws {
    if container.isEmpty(at: "items") {
      for document in container.nestedContainers(at: "items") {
        try items.append(document.decode(Item.self))
      }
    }
    count = try container.decode(Int.self, at: "count")
  }
}
