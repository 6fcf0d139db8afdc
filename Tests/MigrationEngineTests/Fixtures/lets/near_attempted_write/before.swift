// reason: stays a class: `id` is changed
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?
  var open: Bool?

  init(json: JSON) {
    id = json["id"].int
    open = json["open"].bool
  }
}

func next() throws -> Int { 3 }

func fill(_ item: Item) throws {
  try item.id = next()
}
