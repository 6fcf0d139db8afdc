// reason: is not understood
import Bridge

class User: LegacyDecodable, ContainerDecodable {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name.uppercased()
  }

  required convenience init(from container: LegacyContainer) throws {
    try self.init(id: container.decode(Int.self, at: "id"), name: container.decode(String.self, at: "name"))
  }
}
