// reason: `init(json: Any)` would be called instead of the library's `init(json:)`
import Bridge
import LegacyJSON

struct Item {
  let id: Int

  init(data: JSON) {
    id = data["id"].intValue
  }

  init(json: Any) {
    id = 0
  }
}

extension Item: LegacyReadable { static func read(_ json: JSON) -> Item { Item(data: json) } }

func load(_ json: JSON) -> Item { Item(data: json) }
