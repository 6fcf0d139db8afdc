// reason: may be given nil here
import LegacyJSON

final class Item {
  var id = 5

  init(json: JSON? = nil) {
    guard let json = json else { return }
    id = json["id"].intValue
  }
}

let empty = Item()
