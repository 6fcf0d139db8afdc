// reason: `init(json: Any)` would be called instead of the library's `init(json:)`
import SwiftyJSON

struct Item {
  let id: Int

  init(data: JSON) {
    id = data["id"].intValue
  }

  init(json: Any) {
    id = 0
  }
}

func load(_ json: JSON) -> Item { Item(data: json) }
