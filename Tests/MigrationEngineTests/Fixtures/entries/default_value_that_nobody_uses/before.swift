import LegacyJSON

struct Item {
  let id: Int

  init(json: JSON = [:]) {
    id = json["id"].int ?? 2
  }
}

func load(_ json: JSON) -> Item { Item(json: json) }
