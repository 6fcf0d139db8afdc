import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) {
    let members = json.dictionaryValue
    id = JSON(members["other"])["id"].intValue
  }
}
