// reason: needs a written initializer: it makes something, or asks for something, that no property holds
import Bridge

var count = 0

func next() -> Int {
  count += 1
  return count
}

struct Item: LegacyDecodable {
  let id: Int
}

class Page: LegacyDecodable {
  var items: [Item] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for element in container.nestedContainers(at: "items") {
      let number = next()
      try items.append(element.value(Item.self))
    }
  }
}
