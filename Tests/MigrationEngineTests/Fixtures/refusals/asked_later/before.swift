import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    id = json["id"].intValue
    if json.type == .null { return nil }
  }
}
