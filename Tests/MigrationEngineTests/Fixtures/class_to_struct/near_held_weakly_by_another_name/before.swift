// reason: it is held weakly
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

typealias Row = Item

final class Cell {
  weak var row: Row?
}
