// reason: the initializer has the attribute
import LegacyJSON

final class Ticket {
  var row = 0
  @available(*, unavailable, message: "deprecated")
  init(json: JSON) { row = json["row"].intValue }
}
