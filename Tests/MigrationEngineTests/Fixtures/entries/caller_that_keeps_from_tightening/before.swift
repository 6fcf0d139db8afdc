import LegacyJSON

struct Item {
  let id: Int?

  init(_ json: JSON) {
    id = json["id"].int
  }
}

func load(_ json: JSON) -> Item { Item(json) }
