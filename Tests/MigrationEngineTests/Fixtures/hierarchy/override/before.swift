import LegacyJSON

class Base {
  var count: Int?
  init(json: JSON) { count = json["count"].int }
  func f() {}
}

final class Leaf: Base {
  var name: String?
  override init(json: JSON) {
    super.init(json: json)
    name = json["name"].string
  }
  override func f() {}
}

func note(_ values: [Base]) {}
