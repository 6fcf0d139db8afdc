// reason: the initializer has the attribute
import LegacyJSON

final class Item {
  var id = 0
  @available(swift, introduced: 5, deprecated: 9) init(json: JSON) { id = json["id"].intValue }
}
