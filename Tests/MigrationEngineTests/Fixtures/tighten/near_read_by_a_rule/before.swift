// reason: not tightened: `Box` is not
import LegacyJSON

struct Item {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

struct Box {
  var items: [Item] = []

  init(json: JSON) {
    for (_, item) in json["items"] {
      items.append(Item(json: item))
    }
  }
}
