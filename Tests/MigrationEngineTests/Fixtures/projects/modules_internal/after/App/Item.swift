import Core
import Bridge

class Item: LegacyDecodable, ContainerDecodable {
  var name: String
  var size: Int?

  required init(from container: LegacyContainer) throws {
    name = try container.decode(String.self, at: Keys.name)
    size = try container.decodeIfPresent(Int.self, at: Key.size.rawValue)
  }
}
