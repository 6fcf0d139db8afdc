// reason: more than one initializer from JSON: `init(found json: JSON)`, `init(stored json: JSON)`
import LegacyJSON

struct Item {
  let id: Int
  init(found json: JSON) { id = json["id"].intValue }
  init(stored json: JSON) { id = json["key"].intValue }
}

func items(_ json: JSON) -> [Item] { [Item(found: json["found"]), Item(stored: json["stored"])] }
