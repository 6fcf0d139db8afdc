// reason: is not understood
import Bridge

class User: LegacyDecodable, ContainerDecodable {
  var id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  required convenience init(from container: LegacyContainer) throws {
    if try container.decode(Bool.self, at: "guest") {
      self.init(id: 0, name: "guest")
    } else {
      try self.init(id: container.decode(Int.self, at: "id"), name: container.decode(String.self, at: "name"))
    }
  }
}
