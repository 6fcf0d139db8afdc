import LegacyJSON

final class Item {
  let id: Int
  let isLocal: Bool

  init(json: JSON, isLocal local: Bool = false, unused: Int = 1) {
    id = json["id"].intValue
    isLocal = local
  }
}

struct Owner {
  let item: Item

  init(_ json: JSON, depth: Int = 0) {
    item = Item(json: json["item"])
  }
}

func load(_ json: JSON) -> (Item, Owner) { (Item(json: json), Owner(json)) }
