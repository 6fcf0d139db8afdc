// reason: needs a written initializer: `for item in json["items"].arrayValue { …` is not understood
import Bridge

struct Item: LegacyDecodable {
  let name: String
}

struct Cart: LegacyDecodable, ContainerDecodable {
  var items: [Item] = []

  init(from container: LegacyContainer) throws {
    for item in container.nestedContainers(at: "items") {
      items += try [item.decode(Item.self), item.decode(Item.self, at: "gift")]
    }
  }
}
