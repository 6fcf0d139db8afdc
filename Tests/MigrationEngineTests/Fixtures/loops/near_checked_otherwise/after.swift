// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

class Page: LegacyDecodable, ContainerDecodable {
  var items: [Item] = []

  required init(from container: LegacyContainer) throws {
    if let item = container.membersIfPresent(at: "items") {
      for element in item.values {
        try items.append(element.decode(Item.self))
      }
    }
  }
}
