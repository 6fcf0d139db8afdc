// reason: the initializer has the attribute
import LegacyJSON

final class Seat {
  var row = 0
  @available(macOS 10.15, *)
  init(json: JSON) { row = json["row"].int ?? Int(json["number"].stringValue) ?? 0 }
}
