// reason: needs a written initializer: the initializer throws more than one error, or another's
import Bridge

enum ItemError: Error { case invalid, unknown }

struct List: LegacyThrowingDecodable {
  var items: [Item] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for item in container.nestedContainers(at: "items") {
      do {
        items.append(try item.value(Item.self))
      } catch ItemError.invalid {}
    }
  }
}

struct Item: LegacyThrowingDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id")
    else { throw try problem(container.value(String.self, at: "code")) }
    self.id = id
  }
}

func problem(_ code: String) -> ItemError { code == "?" ? .unknown : .invalid }
