import LegacyJSON

class Base {
  var id: Int?
  init(json: JSON) {
    id = json["id"].int
    fill(json)
  }
  func fill(_ json: JSON) {}
}

final class Leaf: Base {
  var a: Int?
  override func fill(_ json: JSON) { a = json["a"].int }
}

func note(_ values: [Base]) {}
