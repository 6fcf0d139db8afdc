import LegacyJSON
import Bridge

class Base: LegacyDecodable, ContainerDecodable {
  var id: Int?
  required init(from container: LegacyContainer) throws {
    id = try container.decodeIfPresent(Int.self, at: "id")
    try fill(container.decode(JSON.self))
  }
  func fill(_ json: JSON) {}
}

final class Leaf: Base {
  var a: Int?
  override func fill(_ json: JSON) { a = json["a"].int }
}
