// reason: needs a written initializer: `if json["items"].exists() {
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable, ContainerDecodable {
  var count = 0
  var items: [Item] = []

  init(from container: LegacyContainer) throws {
    if container.exists(at: "items") {
      for document in container.nestedContainers(at: "items") {
        try items.append(document.decode(Item.self))
      }
    } else {
      count = -1
    }
    count = try container.decode(Int.self, at: "count")
  }
}
