// reason: may be given nil here
import LegacyJSON

final class Item {
  var id = 5

  init(json: JSON? = nil) {
    guard let json = json else { return }
    id = json["id"].intValue
  }

  init(id: Int = 3) { self.id = id }
}

func load(_ json: JSON?) -> Item { Item(json: json) }
