// reason: takes more than the document
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON, make: (Int) -> Int) { id = make(json["id"].intValue) }
}
