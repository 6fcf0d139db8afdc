import LegacyJSON

struct Item {
  let id: Int

  init(json: JSON = ["id": 1]) {
    id = json["id"].int ?? 2
  }
}

let first = Item()
