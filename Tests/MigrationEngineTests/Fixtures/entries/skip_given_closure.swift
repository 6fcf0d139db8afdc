// reason: is given it here
import LegacyJSON

struct Item {
  let id: Int
  init(_ json: JSON, id make: (Int) -> Int = { $0 + 1 }) {
    id = make(json["id"].intValue)
  }
}
let item = Item(JSON([:])) { $0 }
