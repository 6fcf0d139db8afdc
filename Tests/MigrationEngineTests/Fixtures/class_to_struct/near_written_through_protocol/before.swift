// reason: stays a class: `open` is changed
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

extension Item: Row {}

func toggle(_ rows: inout [any Row]) {
  rows[0].open = true
}
