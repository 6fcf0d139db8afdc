// reason: another initializer of its subclass `Leaf` calls its initializer
import Bridge
import LegacyJSON

class Base {
  var count: Int?

  init(json: JSON) {
    count = json["count"].int
  }
}

final class Leaf: Base, LegacyDecodable, ContainerDecodable {
  var name: String?

  init(from container: LegacyContainer) throws {
    try super.init(json: container.decode(JSON.self))
    name = try container.decodeIfPresent(String.self, at: "name")
  }

  init(name: String) {
    super.init(json: ["count": 3])
    self.name = name
  }
}
