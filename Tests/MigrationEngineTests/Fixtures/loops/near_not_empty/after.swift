// reason: needs a written initializer: `for item in json["items"].arrayValue {
import Bridge

struct Page: LegacyDecodable, ContainerDecodable {
  var items: [String] = ["first"]

  init(from container: LegacyContainer) throws {
    for item in container.nestedContainers(at: "items") {
      try items.append(item.decode(String.self))
    }
  }
}
