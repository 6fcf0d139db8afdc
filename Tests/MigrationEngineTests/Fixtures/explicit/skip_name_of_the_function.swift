// reason: `#function` would be another name
import LegacyJSON

struct Entry {
  let id: Int
  let source: String

  init(json: JSON) {
    id = json["id"].intValue
    source = #function
  }
}
