// reason: not plain: not understood
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

class Page: LegacyDecodable {
  var items: [Item] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let item = container.membersIfPresent(at: "items") {
      for element in item.values {
        try items.append(element.decode(Item.self))
      }
    }
  }
}
