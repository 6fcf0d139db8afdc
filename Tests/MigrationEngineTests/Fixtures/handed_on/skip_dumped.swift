// reason: handed on
import LegacyJSON

class Item {
  var id = 0

  init(json: JSON) {
    dump(json)
    id = json["id"].intValue
  }
}
