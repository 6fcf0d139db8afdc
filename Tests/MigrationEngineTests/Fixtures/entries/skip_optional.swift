// reason: optional or has a default
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON?) { id = json?["id"].int ?? 0 }
}
