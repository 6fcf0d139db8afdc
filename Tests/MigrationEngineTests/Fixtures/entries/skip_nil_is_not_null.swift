// reason: may be given nil here
import LegacyJSON

final class Item {
  var id: Int?

  init(fromJson json: JSON!) {
    id = 1
    if json == nil { return }
    id = json["id"].intValue
  }
}

func load(_ json: JSON?) -> Item { Item(fromJson: json) }
