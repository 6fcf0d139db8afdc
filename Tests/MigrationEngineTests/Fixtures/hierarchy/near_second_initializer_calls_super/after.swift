// reason: another initializer of its subclass `Leaf` calls its initializer
import Bridge
import LegacyJSON

class Base {
  var count: Int?

  init(json: JSON) {
    count = json["count"].int
  }
}

final class Leaf: Base, LegacyDecodable {
  var name: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(json: container.value(JSON.self))
    name = try container.valueIfPresent(String.self, at: "name")
  }

  init(name: String) {
    super.init(json: ["count": 3])
    self.name = name
  }
}
