// reason: the initializer has the attribute
import LegacyJSON

final class Item {
  var id = 0
  @available(*, deprecated) init(json: JSON) { id = json["id"].intValue }
}
