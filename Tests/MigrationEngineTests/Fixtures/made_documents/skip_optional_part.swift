// reason: an optional part of another, or of a literal
import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) {
    let members = json.dictionaryValue
    id = JSON(members["other"])["id"].intValue
  }
}
