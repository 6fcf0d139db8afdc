import LegacyJSON

class Base {
  // The count.
  var count: Int?

  init(json: JSON) {
    count = json["count"].int
  }

  func twice() -> Int { (count ?? 0) * 2 }
}

// The leaf.
final class Leaf: Base {
  var name: String?

  override init(json: JSON) {
    super.init(json: json)
    name = json["name"].string
  }
}
