import LegacyJSON

struct Item {
  let id: Int
  var raw: Any?
  init(json: JSON) {
    id = json["id"].intValue
    raw = json["raw"]
  }
}
