// reason: is not understood
import Bridge

var count = 0

class User: LegacyDecodable, ContainerDecodable {
  let id: Int

  init(id: Int) {
    self.id = id
    count += 1
  }

  required convenience init(from container: LegacyContainer) throws {
    try self.init(id: container.decode(Int.self, at: "id"))
  }
}
