import LegacyJSON

struct Item {
  var id: Int

  init(json: JSON) { id = json["id"].intValue }
  init(found json: JSON) { id = json["item_id"].intValue }
}

class Story {
  let id: Int
  var place = 0

  init(_ json: JSON) {
    id = json["id"].int ?? 1
  }

  convenience init(_ json: JSON, place: Int) {
    self.init(json)
    self.place = place
  }
}
