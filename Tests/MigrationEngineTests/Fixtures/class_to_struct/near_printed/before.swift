// reason: it is printed
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

func describe(_ item: Item) -> String {
  "an \(item)"
}
