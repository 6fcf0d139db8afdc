import LegacyJSON
import Bridge

final class Item: LegacyDecodable {
  let id: Int
  let isLocal: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let local: Bool = false
    id = try container.decode(Int.self, at: "id")
    isLocal = local
  }
}

struct Owner: LegacyDecodable {
  let item: Item

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    item = try container.decode(Item.self, at: "item")
  }

  init(_ json: JSON) {
    self.init(json: json)
  }
}

func load(_ json: JSON) -> (Item, Owner) { (Item(json: json), Owner(json)) }
