// reason: more of the document is handed on as a `JSON` than the initializer names
import SwiftyJSON

protocol Entry { init(json: JSON) }

struct Shelf<Item: Entry> {
  let first: Item
  let last: Item

  init(json: JSON) {
    first = Item(json: json["first"])
    last = Item(json: json["last"])
  }
}
