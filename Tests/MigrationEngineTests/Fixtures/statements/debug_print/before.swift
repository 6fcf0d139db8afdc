import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else {
      debugPrint("no id of", json["name"].stringValue, json["owner"])
      debugPrint(json)
      return nil
    }
    self.id = id
    debugPrint(id)
  }
}
