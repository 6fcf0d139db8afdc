import SwiftyJSON

protocol Entry { init(json: JSON) }

struct Shelf<Item: Entry> {
  let items: [Item]
  let count: Int

  init(json: JSON) {
    items = json["items"].arrayValue.map { Item(json: $0) }
    count = json["count"].intValue
  }
}
