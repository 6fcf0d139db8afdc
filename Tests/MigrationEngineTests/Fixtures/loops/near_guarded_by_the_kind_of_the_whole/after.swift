// reason: needs a written initializer: no declaration can say what `items` is
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable, ContainerDecodable {
  var count = 0
  var items: [Item] = []

  init(from container: LegacyContainer) throws {
    if container.nestedContainersIfPresent(at: "data") != nil {
      for document in container.nestedContainers(at: "data", "items") {
        try items.append(document.decode(Item.self))
      }
    }
    count = try container.decode(Int.self, at: "count")
  }
}
