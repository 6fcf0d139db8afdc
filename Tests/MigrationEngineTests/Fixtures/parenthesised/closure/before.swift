import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) { id = ({ json["a"] })()["id"].intValue }
}
