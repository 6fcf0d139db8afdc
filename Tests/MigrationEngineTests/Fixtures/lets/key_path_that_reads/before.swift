import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

func identifiers(_ items: [Item]) -> [Int?] {
  items.map(\.id)
}
