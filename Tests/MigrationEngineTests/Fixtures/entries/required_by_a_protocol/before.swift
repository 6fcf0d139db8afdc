import LegacyJSON

protocol Readable {
  init?(_ json: JSON)
}

class Item: Readable {
  let id: Int

  required init?(_ json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}
