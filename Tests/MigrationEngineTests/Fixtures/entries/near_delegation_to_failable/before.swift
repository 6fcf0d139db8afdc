// reason: asks for more than its properties: `.refusesUnless {
import LegacyJSON

struct Item {
  let id: Int
  init?(id: Int) {
    if id == 0 { return nil }
    self.id = id
  }
  init?(json: JSON) { self.init(id: json["id"].intValue) }
}

func item(_ id: Int) -> Item? { Item(id: id) }
