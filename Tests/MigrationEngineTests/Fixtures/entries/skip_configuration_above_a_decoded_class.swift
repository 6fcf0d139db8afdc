// reason: takes more than the document, in a hierarchy
import LegacyJSON

class Item {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

class Local: Item {
  let place: Int
  init(json: JSON, place: Int) {
    self.place = place
    super.init(json: json)
  }
}
