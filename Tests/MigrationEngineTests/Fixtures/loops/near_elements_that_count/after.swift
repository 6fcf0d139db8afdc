// reason: `for item in json["items"].arrayValue { …` is not understood
import Bridge

struct Item: LegacyDecodable {
  let name: String
}

struct Cart: LegacyDecodable, ContainerDecodable {
  var items: [Item] = []
  var count = 0

  init(from container: LegacyContainer) throws {
    for item in container.nestedContainers(at: "items") {
      count = items.count
      items += try [item.decode(Item.self)]
    }
  }
}
