// reason: it makes something, or asks for something, that no property holds
import Bridge

class Parcel: LegacyDecodable, ContainerDecodable {
  var name = ""

  required init(from container: LegacyContainer) throws {
    name = try container.decode(String.self, at: "name")
    try check(container)
  }

  @discardableResult func check(_ data: LegacyContainer) throws -> Int { return try data.decodeIfPresent(Int.self, at: "size")! }
}
