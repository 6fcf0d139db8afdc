import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) {
    id = json["data"] /* the envelope */ ["id"].intValue + 1
  }
}
