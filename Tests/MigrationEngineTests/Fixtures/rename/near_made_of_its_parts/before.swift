// options: rename
// reason: `item_id` keeps its name: code makes a value of its parts
import SwiftyJSON

struct Item {
  let item_id: Int
  let name: String
}

extension Item {
  init(json: JSON) {
    item_id = json["item_id"].intValue
    name = json["name"].stringValue
  }
}

func item() -> Item { Item(item_id: 1, name: "a") }
