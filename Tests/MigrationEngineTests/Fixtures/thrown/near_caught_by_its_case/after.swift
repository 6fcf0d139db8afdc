// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum ItemError: Error { case invalid, unknown }

struct List: LegacyThrowingDecodable, ContainerDecodable {
  var items: [Item] = []

  init(from container: LegacyContainer) throws {
    for item in container.nestedContainers(at: "items") {
      do {
        items.append(try item.decode(Item.self))
      } catch ItemError.invalid {}
    }
  }
}

struct Item: LegacyThrowingDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id")
    else { throw try problem(container.decode(String.self, at: "code")) }
    self.id = id
  }
}

func problem(_ code: String) -> ItemError { code == "?" ? .unknown : .invalid }
