import LegacyJSON
import Bridge

class Item: LegacyDecodable, ContainerDecodable {
  var id: Int?

  required init(from container: LegacyContainer) throws {
    id = try container.decodeIfPresent(Int.self, at: "id")
  }
  convenience init(json: JSON? = nil) { self.init(json: json ?? .null) }
}

let empty = Item()
