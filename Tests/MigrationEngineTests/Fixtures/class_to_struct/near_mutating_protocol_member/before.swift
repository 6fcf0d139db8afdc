// reason: `open` may be changed through a protocol
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

protocol Row {
  var open: Bool? { get set }
}

extension Row {
  mutating func toggle() { open = !(open ?? false) }
}

extension Item: Row {}
