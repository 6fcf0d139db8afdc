// reason: another initializer of its subclass `Leaf` calls its initializer
import SwiftyJSON

class Base {
  var count: Int?

  init(json: JSON) {
    count = json["count"].int
  }
}

final class Leaf: Base {
  var name: String?

  override init(json: JSON) {
    super.init(json: json)
    name = json["name"].string
  }

  init(name: String) {
    super.init(json: ["count": 3])
    self.name = name
  }
}
