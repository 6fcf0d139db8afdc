import LegacyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    if json == nil { return }
    id = json["id"].int
  }
}

extension Item {
  init(number: Int) {
    self.init(json: ["id": number])
  }
}
