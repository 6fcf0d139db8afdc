import LegacyJSON

struct Item {
  let id: Int?

  init(jsonData: JSON) {
    id = jsonData["id"].int
  }
}
